import { signInAnonymously, type User } from 'firebase/auth'
import { toSubmissionDocument, type Submission, type SendOutcome } from '../../../domain/sending/submission'
import { toDocumentPath, getRateLimitWaitMs } from '../../../domain/sending/rateLimit'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import type { SendAttemptOptions } from '../ShopServices'
import { getFirebaseAuth } from './firebaseAuth'
import {
  type FirestoreRequestOptions,
  readFirestoreDocumentTimestamps,
  FirestoreRestError,
  writeFirestoreDocuments,
} from './firestoreRest'

/** Sends a submission as the signed-in user; a visitor without an account is signed in anonymously first. */
export async function attemptSend(
  submission: Submission,
  { signal, onCommit }: SendAttemptOptions,
): Promise<SendOutcome> {
  const sender = await resolveSender(submission.uid)
  if (!sender) return { kind: 'otherAccount' }
  return sendSubmissionAsUser(sender.uid, submission, { user: sender, signal }, onCommit)
}

/** Creates the submission's document. If denied, reads the document: a parallel attempt may have created it. */
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

/** Returns the sending user: the account (null if not signed in), or for a guest the current or a new user. */
async function resolveSender(uid: string): Promise<User | null> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  if (uid !== '') return auth.currentUser?.uid === uid ? auth.currentUser : null
  return auth.currentUser ?? (await signInAnonymously(auth)).user
}

/** Returns the outcome if a submission is already sent or rate limited; null if the write may proceed. */
async function findKnownOutcome(
  uid: string,
  submission: Submission,
  requestOptions: FirestoreRequestOptions,
): Promise<SendOutcome | null> {
  const [documentPath, stampPath] = [
    getSubmissionPath(submission),
    `${firestoreCollectionNames.limits}/${uid}`,
  ]
  try {
    const { timestamps, readTimeMs } = await readFirestoreDocumentTimestamps(
      [documentPath, stampPath],
      requestOptions,
    )
    const createdAt = timestamps.get(documentPath)?.createdAt
    if (createdAt !== undefined) return { kind: 'sent', createdAt }
    const waitMs = getRateLimitWaitMs(timestamps.get(stampPath)?.lastSentAt, readTimeMs)
    return waitMs > 0 ? { kind: 'wait', waitMs } : null
  } catch (error) {
    if (isPermissionDenied(error)) return confirmSentByOther(submission, requestOptions)
    throw error
  }
}

/**
 * If Firestore denies reading a submission's document, this browser has sent the document under a previous account.
 * Reading an unused id must succeed, to rule out that Firestore denies every read.
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
  // As if the server had answered halfway through the request.
  const clockOffsetMs = Math.round(readTimeMs - (requestedAt + Date.now()) / 2)
  return { kind: 'sent', createdAt: submission.madeAt + clockOffsetMs }
}

async function createSentDocument(
  uid: string,
  submission: Submission,
  requestOptions: FirestoreRequestOptions,
): Promise<SendOutcome> {
  const createdAt = await writeFirestoreDocuments(
    [
      {
        path: `${firestoreCollectionNames.limits}/${uid}`,
        fields: { paidFor: getSubmissionPath(submission) },
        serverTimeFields: ['lastSentAt'],
      },
      {
        path: getSubmissionPath(submission),
        fields: toSubmissionDocument(submission, uid),
        serverTimeFields: ['createdAt', 'waitingSince'],
        precondition: { exists: false },
      },
    ],
    requestOptions,
  )
  return { kind: 'sent', createdAt }
}

// A retry after one of these Firestore error statuses cannot succeed.
const permanentStatuses = ['PERMISSION_DENIED', 'INVALID_ARGUMENT', 'NOT_FOUND']

function toSendOutcome({ status }: FirestoreRestError): SendOutcome {
  return permanentStatuses.includes(status)
    ? { kind: 'refused' }
    : { kind: 'unreachable', mayHaveArrived: true }
}

function isPermissionDenied(error: unknown): boolean {
  return error instanceof FirestoreRestError && error.status === 'PERMISSION_DENIED'
}

// Moves the first character of a random id to its end; almost certainly no document has this id.
function toUnusedId(id: string): string {
  return id.slice(1) + id.charAt(0)
}

function getSubmissionPath({ kind, id }: Pick<Submission, 'kind' | 'id'>): string {
  return toDocumentPath(firestoreCollectionNames[kind], id)
}
