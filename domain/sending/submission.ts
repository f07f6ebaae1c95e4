import { type EnquiryFields, parseEnquiryFields } from './enquiry'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { parseRequestFields, type RequestFields } from './request'
import { isSubmissionId } from '../sent-items/submissionId'
import { isTimestamp } from '../validation/timestamp'

/** The kind of a submission and its fields; the kind is the name of the Firestore collection. */
type SubmissionContent =
  { kind: 'requests'; fields: RequestFields } | { kind: 'enquiries'; fields: EnquiryFields }

export type Submission = SubmissionContent & {
  id: string
  /** The account that was signed in on submit; empty for a guest. */
  uid: string
  /** The time of the submit, by the device's clock. */
  madeAt: number
}

export type SubmissionKind = Submission['kind']

/** The result of one attempt to send a submission. */
export type SendOutcome =
  /** Firestore stored the submission at `createdAt`, by the server's clock. */
  | { kind: 'sent'; createdAt: number }
  /** The rate limit does not allow the submission yet; the sender must wait `waitMs` milliseconds. */
  | { kind: 'wait'; waitMs: number }
  /** The attempt got no final answer; `mayHaveArrived` is true if the write had started and may have succeeded. */
  | { kind: 'unreachable'; mayHaveArrived: boolean }
  /** The submission belongs to an account that is not signed in. */
  | { kind: 'otherAccount' }
  /** The database rejected the submission, and a retry would not help. */
  | { kind: 'refused' }

export function toSubmissionDocument({ fields }: Pick<Submission, 'fields'>, uid: string) {
  return { uid, ...fields, status: 'new' as const }
}

/** Whether two submissions of the same sender have the same fields, as after a double click. */
export function hasSameSubmissionContent(first: Submission, second: Submission): boolean {
  return (
    first.kind === second.kind &&
    first.uid === second.uid &&
    serializeFields(first) === serializeFields(second)
  )
}

function serializeFields({ fields }: Submission): string {
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => a.localeCompare(b)))
}

export function parseSubmission(stored: unknown): Submission | null {
  const { id, uid, kind, madeAt: storedTime, fields } = toRecordOrEmpty(stored)
  if (typeof id !== 'string' || !isSubmissionId(id) || typeof uid !== 'string') return null
  // What the visitor wrote is worth more than its time, which the server sets again.
  const madeAt = isTimestamp(storedTime) ? storedTime : 0
  if (kind === 'requests') return { id, uid, madeAt, kind, fields: parseRequestFields(fields) }
  if (kind === 'enquiries') return { id, uid, madeAt, kind, fields: parseEnquiryFields(fields) }
  return null
}
