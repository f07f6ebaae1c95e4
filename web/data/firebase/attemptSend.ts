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
  /** Called right before the document is written. From then on the document may exist, even if the request fails. */
  onCommit: () => void
}

/** Sends a submission as the signed-in user; a visitor without an account is signed in anonymously first. */
export async function attemptSend(
  submission: Submission,
  { signal, onCommit }: SendAttemptOptions,
): Promise<SendOutcome> {
  const sender = await resolveSender(submission.uid)
  if (!sender) return { kind: 'elsewhere' }
  return sendSubmissionAsUser(sender.uid, submission, { token: await sender.getIdToken(), signal }, onCommit)
}

/**
 * Creates the submission's document once. If Firestore denies the write, reads the document again, because a parallel
 * attempt may have created it.
 */
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
 * Returns the user who sends a submission. The submission of an account needs this account (null when it is not signed
 * in); the submission of a guest is sent by the current user or a new anonymous user.
 */
async function resolveSender(uid: string): Promise<User | null> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  if (uid !== '') return auth.currentUser?.uid === uid ? auth.currentUser : null
  return auth.currentUser ?? (await signInAnonymously(auth)).user
}

/**
 * Returns the outcome of a submission if it is known before writing: already sent, or rate limited. Null means that the
 * write may proceed.
 */
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
 * If Firestore denies reading a submission's document, the document exists and belongs to another user. Only this
 * browser knows the document's id, so it has sent the document under a previous account. To rule out that Firestore
 * denies every read, reading an unused id must succeed.
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

// A retry after one of these Firestore error statuses cannot succeed; every other error status is temporary.
const permanentStatuses = ['PERMISSION_DENIED', 'INVALID_ARGUMENT', 'NOT_FOUND']

function toSendOutcome({ status }: FirestoreRestError): SendOutcome {
  return permanentStatuses.includes(status)
    ? { kind: 'refused' }
    : { kind: 'unreachable', mayHaveArrived: true }
}

function isPermissionDenied(error: unknown): boolean {
  return error instanceof FirestoreRestError && error.status === 'PERMISSION_DENIED'
}

// Creates an id that almost certainly no document has: moves the first character of a random id to its end.
function toUnusedId(id: string): string {
  return id.slice(1) + id.charAt(0)
}

function getSubmissionPath({ kind, id }: Pick<Submission, 'kind' | 'id'>): string {
  return toDocumentPath(firestoreCollectionNames[kind], id)
}

/**
 * Estimates by how many milliseconds the server's clock is ahead of the device's clock. Assumes that the server read
 * its clock halfway between request and response.
 */
function getClockOffsetMs(requestedAt: number, serverTime: number): number {
  return Math.round(serverTime - (requestedAt + Date.now()) / 2)
}
