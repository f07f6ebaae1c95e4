import { type EnquiryFields, readEnquiry } from './enquiry'
import { fieldsOf } from './law'
import { readRequest, type RequestFields } from './request'
import { isSentId } from './sent'

/** What can be sent, by the collection that holds it. */
type Said = { kind: 'requests'; fields: RequestFields } | { kind: 'enquiries'; fields: EnquiryFields }

/** What a visitor wants sent, under the id that its document gets. */
export type Outgoing = Said & {
  id: string
  /** The account that was signed in when it was written; empty for a guest. */
  uid: string
  /** When it was written, by the device's clock. */
  madeAt: number
}

/** What can be sent: a request or an enquiry. */
export type OutgoingKind = Outgoing['kind']

/** What became of an attempt to send. */
export type SendOutcome =
  /** It is there, once. `createdAt` and how far the server's clock is ahead of the device's, in milliseconds. */
  | { kind: 'sent'; createdAt: number; aheadMs: number }
  /** The sender has sent something else a moment ago: after so many milliseconds it may go. */
  | { kind: 'wait'; forMs: number }
  /** No answer: try again later. It may have arrived all the same, if the attempt came that far. */
  | { kind: 'unreachable'; mayHaveArrived: boolean }
  /** It waits for the account that wrote it. */
  | { kind: 'elsewhere' }
  /** It will never be taken as it is. */
  | { kind: 'refused' }

/** A document as it is written; the time is the server's to add. An optional field that was not given is left out. */
export function documentOf({ fields }: Pick<Outgoing, 'fields'>, uid: string) {
  return { uid, ...fields, status: 'new' as const }
}

/** Whether two say the same: pressing twice is no second request. */
export function saySame(one: Outgoing, other: Outgoing): boolean {
  return one.kind === other.kind && one.uid === other.uid && textOf(one) === textOf(other)
}

function textOf({ fields }: Outgoing): string {
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => a.localeCompare(b)))
}

/** What a browser kept of something to be sent, or null where nothing can be made of it. */
export function readOutgoing(stored: unknown): Outgoing | null {
  const { id, uid, kind, madeAt, fields } = fieldsOf(stored)
  if (typeof id !== 'string' || !isSentId(id) || typeof uid !== 'string' || typeof madeAt !== 'number')
    return null
  if (kind === 'requests') return { id, uid, madeAt, kind, fields: readRequest(fields) }
  if (kind === 'enquiries') return { id, uid, madeAt, kind, fields: readEnquiry(fields) }
  return null
}
