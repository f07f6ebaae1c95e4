import { expect, test } from 'vitest'
import { isOpen, isStatus, isStatusMove, nextStatus } from '../../web/domain/status'
import { everyStatus, moves, noStatus } from '../laws/status'

test.each(moves)('$from to $to is a move: $legal', ({ from, to, legal }) => {
  expect(isStatusMove(from, to)).toBe(legal)
})

test('closed is final', () => {
  expect(everyStatus.map(isOpen)).toEqual([true, true, false])
  expect(nextStatus('closed')).toBeNull()
})

test('a status is one of three words', () => {
  expect(everyStatus.every(isStatus)).toBe(true)
  expect(noStatus.some(isStatus)).toBe(false)
})
