import { describe, expect, test } from 'vitest'
import { parseBenchOptions } from '../benchOptions'

describe('the options of the benchmark', () => {
  test('default to nine runs of the parts that measure pages', () => {
    const parts = ['home', 'store', 'product', 'interaction', 'lighthouse']
    expect(parseBenchOptions([])).toEqual({ runs: 9, parts })
  })

  test('select single parts, and repeat one run with faults by its seed', () => {
    const options = parseBenchOptions(['--runs', '3', '--only', 'faults,store', '--seed', '17'])
    expect(options).toEqual({ runs: 3, parts: ['store', 'faults'], seed: 17 })
  })

  test.each([
    [['--only', 'faults', '--seed', '0'], "--seed is '0': it must be a whole number from 1 to 999999."],
    [['--runs', '100'], "--runs is '100': it must be a whole number from 1 to 99."],
    [['--runs', 'many'], "--runs is 'many'"],
    [['--only', 'shop'], "--only names 'shop': it must be one of home, store"],
    [['--quick'], '--quick'],
    [['store'], 'store'],
  ])('%j throws a usage error', (args, message) => {
    expect(() => parseBenchOptions(args)).toThrow(message)
  })
})
