import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { attemptLeaseMs, serverPauseMs } from '../attemptTimes'

/*
 * What functions know of the mail server together, so that a dead one is not asked for each e-mail: after a failure of
 * the server, and another by an attempt that began later, it is left alone for a pause. Then one attempt tries it. The
 * document is there only from a failure of the server to the next success.
 */

/** The mail server as it was when an attempt began. */
export type MailServer = { hasFailed: boolean }

/** Reads the mail server for an attempt; 'paused' if it is left alone. After a pause, one caller at a time tries it. */
export async function enterMailServer(
  firestore: Firestore,
  transaction: Transaction,
  now: number,
): Promise<MailServer | 'paused'> {
  const document = await transaction.get(getServerDocument(firestore))
  const stored: unknown = document.get('pausedUntil')
  const pausedUntil = stored instanceof Timestamp ? stored.toMillis() : 0
  if (pausedUntil > now) return 'paused'
  if (pausedUntil > 0) transaction.update(document.ref, { pausedUntil: new Date(now + attemptLeaseMs) })
  return { hasFailed: document.exists }
}

/** Records what an attempt showed of the mail server. */
export async function recordMailServer(
  firestore: Firestore,
  { hasFailed }: MailServer,
  isFailure: boolean,
  now: number,
): Promise<void> {
  const document = getServerDocument(firestore)
  if (isFailure) {
    const pause = hasFailed ? { pausedUntil: new Date(now + serverPauseMs) } : {}
    await document.set({ failedAt: new Date(now), ...pause }, { merge: true })
  } else if (hasFailed) await document.delete()
}

/** Whether the last attempt failed because of the mail server. */
export async function hasMailServerFailed(firestore: Firestore): Promise<boolean> {
  return (await getServerDocument(firestore).get()).exists
}

function getServerDocument(firestore: Firestore) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc('mailServer')
}
