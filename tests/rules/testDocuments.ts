import { serverTimestamp } from 'firebase/firestore'
import { validStaffReply, validStaffClaim } from '../schemas/staffReplyCases'
import { applyChanges, type FieldChanges } from '../schemas/schemaCase'
import { validEnquiry } from '../schemas/enquiryCases'
import { validProduct } from '../schemas/productCases'
import { validRequest } from '../schemas/requestCases'
import { uidFor, type AccountName } from './personas'

/** The two collections that senders write to; both have the same access rules. */
export const sentCollections = ['requests', 'enquiries'] as const
export type SentCollection = (typeof sentCollections)[number]

const validFields = { requests: validRequest, enquiries: validEnquiry } as const
const storedAt = new Date('2026-03-02T09:00:00Z')

/** A time that is not request.time. The current millisecond could equal it. */
export function clientClock(): Date {
  return new Date(Date.now() - 1000)
}

/** An id of 20 characters, the form that the rules require of sent documents. */
export function sentId(word: string): string {
  return word.padEnd(20, 'x')
}

/** A valid new request or enquiry, with changes. */
export function newDocument(sender: AccountName, collection: SentCollection, change: FieldChanges = {}) {
  const metadata = { uid: uidFor(sender), status: 'new', createdAt: serverTimestamp() }
  return applyChanges({ ...validFields[collection], ...metadata }, change)
}

/** A request or enquiry to seed the database with. */
export function storedDocument(sender: AccountName, collection: SentCollection, change: FieldChanges = {}) {
  return newDocument(sender, collection, { createdAt: storedAt, ...change })
}

export function claimFrom(staff: AccountName, change: FieldChanges = {}) {
  return applyChanges({ uid: uidFor(staff), ...validStaffClaim }, change)
}

export function answerFrom(staff: AccountName, change: FieldChanges = {}) {
  return applyChanges({ uid: uidFor(staff), ...validStaffReply }, change)
}

export function productDocument(change: FieldChanges = {}) {
  return applyChanges({ ...validProduct, updatedAt: serverTimestamp() }, change)
}

export function orderListDocument(change: FieldChanges = {}) {
  return applyChanges({ items: validRequest.items, updatedAt: serverTimestamp() }, change)
}
