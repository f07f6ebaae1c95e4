import { expect, test } from 'vitest'
import { findReplyErrors, findSentItemClaimErrors } from '../../../domain/sent-items/staffReply'
import {
  staffReplySchemaTestCases,
  staffClaimSchemaTestCases,
  staffReplyWithMaxLengthFields,
  staffClaimWithMaxLengthFields,
  validStaffReply,
  validStaffClaim,
} from '../../schemas/staffSchemaTestCases'
import { applyFieldChanges } from '../../schemas/schemaCase'

test('accepts a valid claim and reply, also at their maximum lengths', () => {
  expect([validStaffClaim, staffClaimWithMaxLengthFields].flatMap(findSentItemClaimErrors)).toEqual([])
  expect([validStaffReply, staffReplyWithMaxLengthFields].flatMap(findReplyErrors)).toEqual([])
})

test.each(staffClaimSchemaTestCases)('claim: $says', ({ change, invalidFields }) => {
  expect(findSentItemClaimErrors(applyFieldChanges(validStaffClaim, change))).toEqual(invalidFields)
})

test.each(staffReplySchemaTestCases)('reply: $says', ({ change, invalidFields }) => {
  expect(findReplyErrors(applyFieldChanges(validStaffReply, change))).toEqual(invalidFields)
})
