import { serverTimestamp } from 'firebase/firestore'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import {
  validReply,
  validCustomerNote,
  validPrice,
  validReplyTemplate,
  validStaffClaim,
  validStaffLogEntry,
  validStaffNote,
  validStaffReply,
} from '../schemas/staffSchemaTestCases'
import { validPushDevice } from '../schemas/pushDeviceSchemaTestCases'
import { validEnquiry } from '../schemas/enquirySchemaTestCases'
import { validDraftFields, validProduct } from '../schemas/productSchemaTestCases'
import { validShopSettings } from '../schemas/shopSettingsSchemaTestCases'
import { validRequest } from '../schemas/requestSchemaTestCases'
import { getRulesTestUid, type RulesTestAccountName } from './personas'

/** The two collections to which visitors send documents; both have the same access rules. */
export const sentCollections = ['requests', 'enquiries'] as const
export type SentCollection = (typeof sentCollections)[number]

const validFields = { requests: validRequest, enquiries: validEnquiry } as const

/**
 * Returns a time that differs from request.time in the security rules. The current time could be equal to request.time.
 */
export function getClientTimeOneSecondAgo(): Date {
  return new Date(Date.now() - 1000)
}

/** An id of 20 characters, the form that the rules require of sent documents, notes and reply templates. */
export function createTestSentItemId(word: string): string {
  return word.padEnd(20, 'x')
}

/** Creates the fields of a valid new request or enquiry, and applies `change` to them. */
export function createSentItemFixture(
  sender: RulesTestAccountName,
  collection: SentCollection,
  change: FieldChanges = {},
) {
  const metadata = {
    uid: getRulesTestUid(sender),
    status: 'new',
    createdAt: serverTimestamp(),
    waitingSince: serverTimestamp(),
  }
  return applyFieldChanges({ ...validFields[collection], ...metadata }, change)
}

export function createStaffClaimFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  return applyFieldChanges({ uid: getRulesTestUid(staff), ...validStaffClaim }, change)
}

export function createStaffReplyFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  return applyFieldChanges({ uid: getRulesTestUid(staff), ...validStaffReply }, change)
}

export function createReplyFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { uid: getRulesTestUid(staff), createdAt: serverTimestamp() }
  return applyFieldChanges({ ...validReply, ...metadata }, change)
}

export function createStaffNoteFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { uid: getRulesTestUid(staff), createdAt: serverTimestamp() }
  return applyFieldChanges({ ...validStaffNote, ...metadata }, change)
}

export function createReplyTemplateFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { uid: getRulesTestUid(staff), updatedAt: serverTimestamp() }
  return applyFieldChanges({ ...validReplyTemplate, ...metadata }, change)
}

export function createProductDocumentFixture(change: FieldChanges = {}) {
  return applyFieldChanges({ ...validProduct, updatedAt: serverTimestamp() }, change)
}

export function createPriceFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { by: createStaffClaimFixture(staff), updatedAt: serverTimestamp() }
  return applyFieldChanges({ ...validPrice, ...metadata }, change)
}

export function createCustomerNoteFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { by: createStaffClaimFixture(staff), updatedAt: serverTimestamp() }
  return applyFieldChanges({ ...validCustomerNote, ...metadata }, change)
}

export function createShopSettingsFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { by: createStaffClaimFixture(staff), updatedAt: serverTimestamp() }
  return applyFieldChanges({ ...validShopSettings, ...metadata }, change)
}

export function createDraftFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { by: createStaffClaimFixture(staff), savedAt: serverTimestamp() }
  return applyFieldChanges({ product: validDraftFields, ...metadata }, change)
}

export function createVersionFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { by: createStaffClaimFixture(staff), publishedAt: serverTimestamp() }
  return applyFieldChanges({ product: validProduct, ...metadata }, change)
}

export function createStaffLogEntryFixture(staff: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { by: createStaffClaimFixture(staff), at: serverTimestamp() }
  return applyFieldChanges({ ...validStaffLogEntry, ...metadata }, change)
}

export function createOrderListDocumentFixture(change: FieldChanges = {}) {
  return applyFieldChanges({ items: validRequest.items, updatedAt: serverTimestamp() }, change)
}

export function createPushDeviceFixture(owner: RulesTestAccountName, change: FieldChanges = {}) {
  const metadata = { uid: getRulesTestUid(owner), createdAt: serverTimestamp() }
  return applyFieldChanges({ ...validPushDevice, ...metadata }, change)
}
