import { expect, test } from 'vitest'
import { hasRested, listBounds, paidFor, secondsBetweenSends } from '../../web/domain/pace'
import { listMost, rests } from '../laws/pace'

const now = new Date('2026-03-02T09:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each(rests)('$seconds s after a send the next one is taken: $rested', ({ seconds, rested }) => {
  expect(hasRested(before(seconds), now)).toBe(rested)
})

test('not a millisecond is missing from the wait', () => {
  const last = before(secondsBetweenSends)
  expect(hasRested(last, now)).toBe(true)
  expect(hasRested(new Date(last.getTime() + 1), now)).toBe(false)
})

test('lists are bounded', () => {
  expect(listBounds).toEqual(listMost)
})

test('a stamp names the one document that it pays for', () => {
  expect(paidFor('requests', 'AbCdEfGhIjKlMnOpQrSt')).toBe('requests/AbCdEfGhIjKlMnOpQrSt')
})
