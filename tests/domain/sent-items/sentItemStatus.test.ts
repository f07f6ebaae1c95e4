import { expect, test } from 'vitest'
import {
  isOpenSentItemStatus,
  isSentItemStatus,
  isAllowedStatusTransition,
  getNextStatus,
} from '../../../domain/sent-items/sentItemStatus'
import {
  allSentItemStatuses,
  statusTransitionTestCases,
  invalidSentItemStatuses,
} from '../../schemas/sentItemCases'

test.each(statusTransitionTestCases)(
  'allows the transition from $from to $to: $legal',
  ({ from, to, legal }) => expect(isAllowedStatusTransition(from, to)).toBe(legal),
)

test('has no transition from closed', () => {
  expect(allSentItemStatuses.map(isOpenSentItemStatus)).toEqual([true, true, false])
  expect(getNextStatus('closed')).toBeNull()
})

test('accepts the three statuses only', () => {
  expect(allSentItemStatuses.every(isSentItemStatus)).toBe(true)
  expect(invalidSentItemStatuses.some(isSentItemStatus)).toBe(false)
})
