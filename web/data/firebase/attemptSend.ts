import { signInAnonymously, type User } from 'firebase/auth'
import { toSubmissionDocument, type Submission, type SendOutcome } from '../../domain/sending/submission'
import { toDocumentPath, getRateLimitWaitMs } from '../../domain/sending/rateLimit'
import { firestoreCollectionNames } from '../firestoreCollectionNames'
import { getFirebaseAuth } from './firebaseAuth'
import {
  type FirestoreRequestOptions,
  readFirestoreDocumentTimestamps,
  FirestoreRestError,
  writeFirestoreDocuments,
} from './firestoreRest'

export type SendAttemptOptions = {
  signal: AbortSignal
  /** Called right before the write: from then on the document may exist, whatever the outcome. */
  onCommit: () => void
}

/** Sends as the signed-in user; a visitor without an account is signed in anonymously first. */
export async function attemptSend(
  submission: Submission,
  { signal, onCommit }: SendAttemptOptions,
): Promise<SendOutcome> {
  const sender = await resolveSender(submission.uid)
  if (!sender) return { kind: 'elsewhere' }
  return sendSubmissionAsUser(sender.uid, submission, { token: await sender.getIdToken(), signal }, onCommit)
}

/** Creates the submission's document once. If the create is denied, read again: a parallel attempt may have succeeded. */
export async function sendSubmissionAsUser(
  uid: string,
  submission: Submission,
  requestOptions: FirestoreRequestOptions,
  onCommit: () => void,
): Promise<SendOutcome> {
  const knownOutcome = await findKnownOutcome(uid, submission, requestOptions)
  if (knownOutcome) return knownOutcome
  onCommit()
  try {
    return await createSentDocument(uid, submission, requestOptions)
  } catch (error) {
    if (!(error instanceof FirestoreRestError)) throw error
    return (await findKnownOutcome(uid, submission, requestOptions)) ?? toSendOutcome(error)
  }
}

/**
 * The user who may send a submission: for an account's submission that account, or null if it is not signed in; for a
 * guest's submission the current user, or a new anonymous one.
 */
async function resolveSender(uid: string): Promise<User | null> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  if (uid !== '') return auth.currentUser?.uid === uid ? auth.currentUser : null
  return auth.currentUser ?? (await signInAnonymously(auth)).user
}

/** The outcome if it is known without writing: already sent, or rate limited; null if the write may proceed. */
async function findKnownOutcome(
  uid: string,
  submission: Submission,
  requestOptions: FirestoreRequestOptions,
): Promise<SendOutcome | null> {
  const [documentPath, stampPath] = [
    getSubmissionPath(submission),
    `${firestoreCollectionNames.limits}/${uid}`,
  ]
  const requestedAt = Date.now()
  try {
    const { timestamps, readTimeMs } = await readFirestoreDocumentTimestamps(
      [documentPath, stampPath],
      requestOptions,
    )
    const createdAt = timestamps.get(documentPath)?.createdAt
    if (createdAt !== undefined)
      return { kind: 'sent', createdAt, aheadMs: getClockOffsetMs(requestedAt, readTimeMs) }
    const waitMs = getRateLimitWaitMs(timestamps.get(stampPath)?.lastSentAt, readTimeMs)
    return waitMs > 0 ? { kind: 'wait', waitMs } : null
  } catch (error) {
    if (isPermissionDenied(error)) return confirmSentByOther(submission, requestOptions)
    throw error
  }
}

/**
 * A denied read means that the document exists and belongs to another user. Only this browser knows the id, so it sent
 * the document under a previous account. Reading an unused id must succeed, to rule out that every read is denied.
 */
async function confirmSentByOther(
  submission: Submission,
  requestOptions: FirestoreRequestOptions,
): Promise<SendOutcome> {
  const requestedAt = Date.now()
  const { readTimeMs } = await readFirestoreDocumentTimestamps(
    [getSubmissionPath({ ...submission, id: toUnusedId(submission.id) })],
    requestOptions,
  )
  const clockOffsetMs = getClockOffsetMs(requestedAt, readTimeMs)
  return { kind: 'sent', createdAt: submission.madeAt + clockOffsetMs, aheadMs: clockOffsetMs }
}

async function createSentDocument(
  uid: string,
  submission: Submission,
  requestOptions: FirestoreRequestOptions,
): Promise<SendOutcome> {
  const requestedAt = Date.now()
  const createdAt = await writeFirestoreDocuments(
    [
      {
        path: `${firestoreCollectionNames.limits}/${uid}`,
        fields: { paidFor: getSubmissionPath(submission) },
        serverTimeField: 'lastSentAt',
        mustNotExist: false,
      },
      {
        path: getSubmissionPath(submission),
        fields: toSubmissionDocument(submission, uid),
        serverTimeField: 'createdAt',
        mustNotExist: true,
      },
    ],
    requestOptions,
  )
  return { kind: 'sent', createdAt, aheadMs: getClockOffsetMs(requestedAt, createdAt) }
}

// A retry after one of these statuses cannot succeed; every other status is temporary.
const permanentStatuses = ['PERMISSION_DENIED', 'INVALID_ARGUMENT', 'NOT_FOUND']

function toSendOutcome({ status }: FirestoreRestError): SendOutcome {
  return permanentStatuses.includes(status)
    ? { kind: 'refused' }
    : { kind: 'unreachable', mayHaveArrived: true }
}

function isPermissionDenied(error: unknown): boolean {
  return error instanceof FirestoreRestError && error.status === 'PERMISSION_DENIED'
}

// Rotates the id by one character; like a random id, the result almost never equals an id in use.
function toUnusedId(id: string): string {
  return id.slice(1) + id.charAt(0)
}

function getSubmissionPath({ kind, id }: Pick<Submission, 'kind' | 'id'>): string {
  return toDocumentPath(firestoreCollectionNames[kind], id)
}

/** Assumes that the server read its clock halfway between request and response. */
function getClockOffsetMs(requestedAt: number, serverTime: number): number {
  return Math.round(serverTime - (requestedAt + Date.now()) / 2)
}
