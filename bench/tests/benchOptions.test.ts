import { describe, expect, test } from 'vitest'
import { benchPartNames, isPagePart, parseBenchOptions } from '../benchOptions'

describe('the options of the benchmark', () => {
  test('default to nine runs of all parts except the slow ones', () => {
    expect(parseBenchOptions([])).toEqual({
      runs: 9,
      parts: ['home', 'store', 'product', 'interaction', 'lighthouse'],
    })
  })

  test.each(['growth', 'sending', 'faults', 'desk', 'catalogue', 'arrivals'])(
    'add the slow part %s',
    (part) => {
      expect(parseBenchOptions([`--${part}`]).parts).toEqual([
        ...['home', 'store', 'product', 'interaction', 'lighthouse', part],
      ])
    },
  )

  test('select single parts', () => {
    expect(parseBenchOptions(['--runs', '3', '--only', 'growth,store'])).toEqual({
      runs: 3,
      parts: ['store', 'growth'],
    })
  })

  test('repeat one run with faults by its seed', () => {
    expect(parseBenchOptions(['--only', 'faults', '--seed', '17'])).toEqual({
      runs: 9,
      parts: ['faults'],
      seed: 17,
    })
  })

  test('tell the parts that measure pages of the shop from the slow ones', () => {
    expect(benchPartNames.filter(isPagePart)).toEqual(parseBenchOptions([]).parts)
  })

  test.each([
    [['--only', 'faults', '--seed', '0'], "--seed is '0': it must be a whole number from 1 to 999999."],
    [['--runs', '0'], "--runs is '0': it must be a whole number from 1 to 99."],
    [['--runs', 'many'], "--runs is 'many'"],
    [['--only', 'shop'], "--only names 'shop': it must be one of home, store"],
    [['--only', 'store', '--growth'], 'exclude each other'],
    [['--only', 'store', '--sending'], '--sending and --only exclude each other: name sending in --only.'],
    [['--quick'], '--quick'],
    [['store'], 'store'],
  ])('%j throws a usage error', (args, message) => {
    expect(() => parseBenchOptions(args)).toThrow(message)
  })
})
