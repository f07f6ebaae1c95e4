import { expect, test } from 'vitest'
import { findReplyErrors, findClaimErrors } from '../../../web/domain/sent-items/staffReply'
import {
  staffReplyCases,
  staffClaimCases,
  maxLengthStaffReply,
  maxLengthStaffClaim,
  validStaffReply,
  validStaffClaim,
} from '../../schemas/staffReplyCases'
import { applyChanges } from '../../schemas/schemaCase'

test('accepts a valid claim and reply, also at their maximum lengths', () => {
  expect([validStaffClaim, maxLengthStaffClaim].flatMap(findClaimErrors)).toEqual([])
  expect([validStaffReply, maxLengthStaffReply].flatMap(findReplyErrors)).toEqual([])
})

test.each(staffClaimCases)('claim: $says', ({ change, invalidFields }) => {
  expect(findClaimErrors(applyChanges(validStaffClaim, change))).toEqual(invalidFields)
})

test.each(staffReplyCases)('reply: $says', ({ change, invalidFields }) => {
  expect(findReplyErrors(applyChanges(validStaffReply, change))).toEqual(invalidFields)
})
