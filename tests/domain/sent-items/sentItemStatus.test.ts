import { expect, test } from 'vitest'
import {
  isOpenStatus,
  isSentItemStatus,
  isStatusTransition,
  getNextStatus,
} from '../../../web/domain/sent-items/sentItemStatus'
import { allStatuses, transitionCases, invalidStatuses } from '../../schemas/statusCases'

test.each(transitionCases)('allows the transition from $from to $to: $legal', ({ from, to, legal }) => {
  expect(isStatusTransition(from, to)).toBe(legal)
})

test('has no transition from closed', () => {
  expect(allStatuses.map(isOpenStatus)).toEqual([true, true, false])
  expect(getNextStatus('closed')).toBeNull()
})

test('accepts the three statuses only', () => {
  expect(allStatuses.every(isSentItemStatus)).toBe(true)
  expect(invalidStatuses.some(isSentItemStatus)).toBe(false)
})
