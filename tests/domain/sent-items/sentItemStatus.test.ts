import { expect, test } from 'vitest'
import { isSentItemStatus } from '../../../domain/sent-items/sentItemStatus'
import { allSentItemStatuses, invalidSentItemStatuses } from '../../schemas/sentItemCases'

test('accepts the three statuses only', () => {
  expect(allSentItemStatuses.every(isSentItemStatus)).toBe(true)
  expect(invalidSentItemStatuses.some(isSentItemStatus)).toBe(false)
})
