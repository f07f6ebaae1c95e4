import { FirebaseError } from 'firebase/app'
import {
  deleteField,
  doc,
  type DocumentReference,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type UpdateData,
} from 'firebase/firestore'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { withTimeout } from '../../browser/withTimeout'
import { parseSentItem, type SentItemKey } from '../../../domain/sent-items/sentItem'
import { decideStaffAction } from '../../../domain/conversation/staffAction'
import type { StaffAction, StaffActionChange } from '../../../domain/conversation/staffActionTypes'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { toPlainFields } from '../live/toPlainFields'
import { isNewestQuote } from './newestReplies'

/** A 'conflict' lost against a colleague; 'refused' cannot succeed; 'unreachable' may have arrived: retry it. */
export type StaffWriteOutcome =
  { kind: 'written' | 'refused' | 'unreachable' } | { kind: 'conflict'; message: string }

// Firestore gives a transaction up after about 10 s without a connection.
const timeoutMs = 15_000

/** An action, and the id of the reply that it adds, if any: the same in each attempt. */
type IdentifiedAction = { id: string; action: StaffAction }

/**
 * Changes a request or an enquiry in a transaction, so that of two staff members only one succeeds. A reply is stored in the
 * same commit. Never rejects.
 */
export function writeStaffAction(
  firestore: Firestore,
  key: SentItemKey,
  { id, action }: IdentifiedAction,
  staff: SentItemClaim,
): Promise<StaffWriteOutcome> {
  return reportOutcome(write(firestore, key, { id, action }, staff))
}

async function write(
  firestore: Firestore,
  key: SentItemKey,
  { id, action }: IdentifiedAction,
  staff: SentItemClaim,
): Promise<StaffWriteOutcome> {
  const reference = toReference(firestore, key)
  // A transaction of a browser cannot query.
  if (action.type === 'acceptByPhone' && !(await isNewestQuote(reference, action.replyId)))
    return { kind: 'conflict', message: deskConversationMessages.newerQuoteSent }
  const reply = doc(reference, firestoreCollectionNames.replies, id)
  const transact = () =>
    runTransaction(firestore, async (transaction): Promise<StaffWriteOutcome> => {
      const sentItem = parseSentItem(key, toPlainFields(await transaction.get(reference)))
      if (!sentItem) return { kind: 'refused' }
      const now = Date.now() + (await getServerClockOffsetMs())
      const isReplyStored = hasReply(action) && (await transaction.get(reply)).exists()
      const decision = decideStaffAction(sentItem, action, { staff, now, isReplyStored })
      if (decision.kind === 'conflict') return decision
      if (decision.kind === 'alreadyDone') return { kind: 'written' }
      const { reply: newReply, ...change } = decision.change
      if (newReply) transaction.set(reply, { ...newReply, createdAt: serverTimestamp() })
      if (Object.keys(change).length > 0) transaction.update(reference, toUpdate(change))
      return { kind: 'written' }
    })
  return repeatIfRefused(transact)
}

function hasReply({ type }: StaffAction): boolean {
  return type === 'answer' || type === 'hold'
}

/**
 * Repeats a refused transaction once. The rules refuse it also if the item has changed since the transaction read it: a
 * colleague was faster, or the browser lost the connection and sent the commit again. The second read then tells which.
 */
export async function repeatIfRefused<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isRefusal(error)) throw error
    return write()
  }
}

/** Adds a note to a request or an enquiry; `noteId` makes a repeated write harmless. Never rejects. */
export function writeStaffNote(
  firestore: Firestore,
  key: SentItemKey,
  { noteId, text }: { noteId: string; text: string },
  { uid, name }: SentItemClaim,
): Promise<StaffWriteOutcome> {
  const reference = doc(toReference(firestore, key), firestoreCollectionNames.notes, noteId)
  return reportOutcome(
    runTransaction(firestore, async (transaction): Promise<StaffWriteOutcome> => {
      const note = await transaction.get(reference)
      if (!note.exists()) transaction.set(reference, { uid, name, text, createdAt: serverTimestamp() })
      return { kind: 'written' }
    }),
  )
}

function toReference(firestore: Firestore, { kind, id }: SentItemKey): DocumentReference {
  return doc(firestore, firestoreCollectionNames[kind], id)
}

function toUpdate({
  waitingSince,
  accepted,
  step,
  ...fields
}: StaffActionChange): UpdateData<Record<string, unknown>> {
  const changes = Object.entries(fields).map(([name, value]) => [name, value ?? deleteField()] as const)
  return {
    ...Object.fromEntries(changes),
    ...(waitingSince && { waitingSince: serverTimestamp() }),
    ...(accepted !== undefined && {
      accepted: accepted ? { ...accepted, at: serverTimestamp() } : deleteField(),
    }),
    ...(step && {
      [`steps.${step.name}`]: step.doneBy ? { ...step.doneBy, at: serverTimestamp() } : deleteField(),
    }),
    updatedAt: serverTimestamp(),
  }
}

/** Waits for a transaction. Its errors become outcomes. */
export async function reportOutcome<Outcome>(
  write: Promise<Outcome>,
): Promise<Outcome | { kind: 'refused' | 'unreachable' }> {
  try {
    return await withTimeout(write, timeoutMs, () => new Error('Firestore did not answer in time.'))
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unreachable' }
  }
}

// Not 'failed-precondition': Firestore fails so after repeated contention, and when the session ends meanwhile. Firestore's
// errors are instances of FirebaseError alone: its constructor replaces the prototype of FirestoreError.
function isRefusal(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    ['permission-denied', 'invalid-argument', 'not-found'].includes(error.code)
  )
}
