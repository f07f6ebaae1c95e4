import { serverTimestamp } from 'firebase/firestore'
import { validAnswer, validClaim } from '../laws/answer'
import { changed, type Change } from '../laws/case'
import { validEnquiry } from '../laws/enquiry'
import { validProduct } from '../laws/product'
import { validRequest } from '../laws/request'
import { uidOf, type AccountName } from './personas'

/** The two collections of what senders send; the same people may do the same with each. */
export const sentCollections = ['requests', 'enquiries'] as const
export type SentCollection = (typeof sentCollections)[number]

export const validSent = { requests: validRequest, enquiries: validEnquiry } as const

/** What a slow clock shows. Not the very moment: the server's time counts milliseconds, and might be the same one. */
export function slowClock(): Date {
  return new Date(Date.now() - 1000)
}

const longAgo = new Date('2026-03-02T09:00:00Z')

/** An id in the form of those that senders make. */
export function idOf(word: string): string {
  return word.padEnd(20, 'x')
}

/** What a sender writes. */
export function sentBy(sender: AccountName, collection: SentCollection, change: Change = {}) {
  const origin = { uid: uidOf(sender), status: 'new', createdAt: serverTimestamp() }
  return changed({ ...validSent[collection], ...origin }, change)
}

/** What was sent long ago and stands in the database. */
export function storedBy(sender: AccountName, collection: SentCollection, change: Change = {}) {
  return sentBy(sender, collection, { createdAt: longAgo, ...change })
}

export function claimBy(staff: AccountName, change: Change = {}) {
  return changed({ uid: uidOf(staff), ...validClaim }, change)
}

export function answerBy(staff: AccountName, change: Change = {}) {
  return changed({ uid: uidOf(staff), ...validAnswer }, change)
}

/** What staff write as a product. */
export function product(change: Change = {}) {
  return changed({ ...validProduct, updatedAt: serverTimestamp() }, change)
}

/** What a customer writes as an order list. */
export function orderList(change: Change = {}) {
  return changed({ items: validRequest.items, updatedAt: serverTimestamp() }, change)
}
