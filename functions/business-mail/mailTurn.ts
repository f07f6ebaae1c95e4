import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isConflict } from '../errorCodes'
import type { BusinessMailKind } from '../deliveries/businessMailKinds'

/** The shortest time between two e-mails of one kind to the business while many items arrive. */
export const mailIntervalMs = 60_000

/** How long a function collects arrivals before it sends the next e-mail sooner than after the interval. */
export const collectMs = 2500

/** 'send': this caller sends now; 'collect': it does so after `collectMs`; 'leave': another function will. */
export type MailTurn = 'send' | 'collect' | 'leave'

/**
 * Decides, for one caller at a time, who sends the next e-mail of a kind to the business. A caller that cannot wait
 * (`canCollect` is false) sends after the interval only.
 *
 * Without a transaction: in a flood all callers would wait for each other's locks. A caller whose write comes too late
 * leaves it to the other, who looks for what waits only after its own write.
 */
export async function takeMailTurn(
  firestore: Firestore,
  kind: BusinessMailKind,
  now: number,
  canCollect: boolean,
): Promise<MailTurn> {
  const state = await getStateDocument(firestore, kind).get()
  if (now - toMs(state.get('lastMailAt')) >= mailIntervalMs)
    return (await updateIfUnchanged(state, { lastMailAt: new Date(now) })) ? 'send' : 'leave'
  if (!canCollect || toMs(state.get('collectingUntil')) > now) return 'leave'
  return (await updateIfUnchanged(state, { collectingUntil: new Date(now + collectMs) }))
    ? 'collect'
    : 'leave'
}

/** Writes fields unless another function has written the document since it was read; returns whether it did. */
async function updateIfUnchanged(
  { ref, updateTime }: DocumentSnapshot,
  fields: Readonly<Record<string, Date>>,
): Promise<boolean> {
  try {
    await (updateTime ? ref.update(fields, { lastUpdateTime: updateTime }) : ref.create(fields))
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

/** Records that an e-mail is sent now, sooner than after the interval. */
export async function recordMail(firestore: Firestore, kind: BusinessMailKind, now: number): Promise<void> {
  await getStateDocument(firestore, kind).set({ lastMailAt: new Date(now) }, { merge: true })
}

function getStateDocument(firestore: Firestore, kind: BusinessMailKind) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc(kind)
}

function toMs(stored: unknown): number {
  return stored instanceof Timestamp ? stored.toMillis() : 0
}
