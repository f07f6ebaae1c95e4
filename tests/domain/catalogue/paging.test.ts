import { describe, expect, test } from 'vitest'
import {
  initialCardCount,
  isEveryCardShown,
  parseCardCount,
  getNextCardCount,
} from '../../../domain/catalogue/paging'

describe('paging: 16 cards at first, each click adds 4', () => {
  test.each([
    [16, 107, 20],
    [104, 107, 107],
    [107, 107, 107],
    [16, 9, 9],
  ])('shows after %i of %i cards %i cards', (visibleCount, total, nextCount) =>
    expect(getNextCardCount(visibleCount, total)).toBe(nextCount),
  )

  test.each([
    [16, 17, false],
    [16, 16, true],
    [16, 3, true],
    [16, 0, true],
  ])('knows whether %i of %i cards are all: %s', (visibleCount, total, isEnd) =>
    expect(isEveryCardShown(visibleCount, total)).toBe(isEnd),
  )

  test.each([undefined, null, '24', 15, -1, 20.5, Number.NaN, {}])('ignores a stored count of %s', (stored) =>
    expect(parseCardCount(stored)).toBe(initialCardCount),
  )

  test('restores a valid stored count', () => expect(parseCardCount(24)).toBe(24))
})
