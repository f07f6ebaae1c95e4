import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ServerOutcome } from '../DeliveryError'
import { attemptLeaseMs, serverPauseMs } from '../attemptTimes'

/*
 * What functions know of the mail server together, so that a dead one is not asked for each e-mail: after a failure of
 * the server, and another by an attempt that began later, it is left alone for a pause. Then one attempt tries it. The
 * document is there only from a failure of the server to the next answer.
 */

/** The mail server as it was when an attempt began: `failedId` is the delivery that it failed last, null if it works. */
export type MailServer = { failedId: string | null; isPaused: boolean }

/** How an attempt ended: the id of its first delivery, and what it showed. `failedId` as in MailServer. */
export type Attempt = { id: string; outcome: ServerOutcome; failedId: string | null }

/** Reads the mail server for an attempt; 'paused' if it is left alone. After a pause, one caller at a time tries it. */
export async function enterMailServer(
  firestore: Firestore,
  transaction: Transaction,
  now: number,
): Promise<MailServer | 'paused'> {
  const document = await transaction.get(getServerDocument(firestore))
  const { pausedUntil, failedId } = toRecordOrEmpty(document.data())
  const isPaused = pausedUntil instanceof Timestamp
  if (isPaused && pausedUntil.toMillis() > now) return 'paused'
  if (isPaused) transaction.update(document.ref, { pausedUntil: new Date(now + attemptLeaseMs) })
  return { failedId: document.exists ? String(failedId) : null, isPaused }
}

/**
 * Whether an attempt showed that other messages would fare alike now. A refusal shows it only if another message was
 * refused before: a single one may itself be the reason, such as a text that looks like spam, however often it is tried.
 */
export function isServerFailure({ id, outcome, failedId }: Attempt): boolean {
  return outcome === 'failed' || (outcome === 'refused' && failedId !== null && failedId !== id)
}

/** Records what an attempt showed of the mail server. */
export async function recordMailServer(
  firestore: Firestore,
  { isPaused }: MailServer,
  attempt: Attempt,
  now: number,
): Promise<void> {
  const document = getServerDocument(firestore)
  const change = toServerChange(attempt, isPaused, now)
  if (change === 'works') await document.delete()
  else if (change) await document.set(change, { merge: true })
}

/** What an attempt changes of the document; 'works' if nothing is wrong any more, null if it changes nothing. */
export function toServerChange({ id, outcome, failedId }: Attempt, isPaused: boolean, now: number) {
  if (outcome === 'answered') return failedId === null ? null : 'works'
  // The lease of an attempt that has tried the server ends, so that the next may.
  const endOfLease = isPaused ? { pausedUntil: new Date(now) } : null
  if (outcome === 'notAsked') return endOfLease
  return failedId !== null && isServerFailure({ id, outcome, failedId })
    ? { failedId: id, pausedUntil: new Date(now + serverPauseMs) }
    : { failedId: id, ...endOfLease }
}

/** Whether the last attempt failed because of the mail server. */
export async function hasMailServerFailed(firestore: Firestore): Promise<boolean> {
  return (await getServerDocument(firestore).get()).exists
}

function getServerDocument(firestore: Firestore) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc('mailServer')
}
