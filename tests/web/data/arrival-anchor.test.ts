import { Timestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { findNextAnchor } from '../../../web/data/desk/arrivalAnchor'

const atSecond = (second: number) => new Timestamp(1_700_000_000 + second, 5_000)

/** The times of this many documents, this many seconds apart. */
const createTimes = (length: number, intervalSeconds: number) =>
  Array.from({ length }, (_, index) => atSecond(index * intervalSeconds))

describe('the anchor of the query for arrivals', () => {
  test('stays while the query holds fewer than 50 documents', () => {
    expect(findNextAnchor([])).toBeNull()
    expect(findNextAnchor(createTimes(49, 60))).toBeNull()
  })

  test('moves to ten seconds before the last document at 50', () =>
    expect(findNextAnchor(createTimes(50, 60))).toEqual(atSecond(49 * 60 - 10)))

  test('stays while a move would read most documents again', () => {
    expect(findNextAnchor(createTimes(60, 0))).toBeNull()
    expect(findNextAnchor([...createTimes(24, 1), ...createTimes(30, 0).map(() => atSecond(100))])).toBeNull()
  })

  test('moves to the sixth last document when the query is full', () => {
    const times = Array.from({ length: 100 }, (_, index) => new Timestamp(1_700_000_000, index * 5_000_000))
    expect(findNextAnchor(times.slice(0, 99))).toBeNull()
    expect(findNextAnchor(times)).toEqual(times[94])
  })
})
