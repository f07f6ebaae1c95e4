import { describe, expect, test } from 'vitest'
import { firstPage, isTheEnd, keptCount, shownAfterMore } from '../../web/domain/paging'

describe('paging: 16 cards at first, each click adds 4', () => {
  test.each([
    [16, 107, 20],
    [104, 107, 107],
    [107, 107, 107],
    [16, 9, 9],
  ])('%i of %i become %i', (shown, total, after) => {
    expect(shownAfterMore(shown, total)).toBe(after)
  })

  test.each([
    [16, 17, false],
    [16, 16, true],
    [16, 3, true],
    [16, 0, true],
  ])('%i of %i: the end is %s', (shown, total, end) => {
    expect(isTheEnd(shown, total)).toBe(end)
  })

  test.each([undefined, null, '24', 15, -1, 20.5, Number.NaN, {}])(
    'a kept count of %s is not believed',
    (kept) => {
      expect(keptCount(kept)).toBe(firstPage)
    },
  )

  test('a kept count that can be is', () => {
    expect(keptCount(24)).toBe(24)
  })
})
