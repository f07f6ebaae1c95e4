import { describe, expect, test } from 'vitest'
import { readOptions } from '../../bench/options'

describe('what a run of the bench is asked for', () => {
  test('nine runs of everything but what takes minutes', () => {
    expect(readOptions([])).toEqual({ runs: 9, parts: ['home', 'store', 'product', 'interaction'] })
  })

  test.each(['growth', 'sending'])('the %s as well', (part) => {
    expect(readOptions([`--${part}`]).parts).toEqual(['home', 'store', 'product', 'interaction', part])
  })

  test('some parts alone', () => {
    expect(readOptions(['--runs', '3', '--only', 'growth,store'])).toEqual({
      runs: 3,
      parts: ['store', 'growth'],
    })
  })

  test.each([
    [['--runs', '0'], "--runs is '0': it must be a whole number from 1 to 99."],
    [['--runs', 'many'], "--runs is 'many'"],
    [['--only', 'shop'], "--only names 'shop': it must be one of home, store"],
    [['--only', 'store', '--growth'], 'exclude each other'],
    [['--only', 'store', '--sending'], '--sending and --only exclude each other: name sending in --only.'],
    [['--quick'], '--quick'],
    [['store'], 'store'],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
