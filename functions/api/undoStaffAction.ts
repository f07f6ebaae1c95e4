import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { isAnswerKind } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isSentItemKind, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'
import { isSubmissionId } from '../../domain/sent-items/submissionId'
import type { Reply } from '../../domain/conversation/reply'
import { getFieldsBeforeReply, getOpenStatus } from '../../domain/conversation/statusBefore'
import { toThread } from '../../domain/conversation/thread'
import { decideUndo, type UndoTarget, undoTargets } from '../../domain/conversation/undo'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiResponse, StaffApiRequest } from '../apiTypes'
import { parseDeliveryDocument } from '../deliveries/deliveryDocument'
import { createReminder } from '../events/recordMessages'
import { createUndoneAnswerFields, getFigureEntryDocument } from '../figures/figureEntry'
import { parseReplies, queryNewestReplies } from '../sent-items/readReplies'
import { parseSentItemFields } from '../sent-items/readSentItem'

type Undo = { key: SentItemKey; what: UndoTarget }

/**
 * Takes back an own answer or a closing, as `decideUndo` allows. Repeating it changes nothing, for its response may have
 * been lost. The event of the change counts the figures again.
 */
export async function undoStaffAction(
  firestore: Firestore,
  { body, account, now }: Pick<StaffApiRequest, 'body' | 'account' | 'now'>,
): Promise<ApiResponse> {
  const undo = parseUndo(body)
  if (!undo) return { status: 400, body: { reason: 'malformed' } }
  const { key, what } = undo
  const decision = await firestore.runTransaction(async (transaction) => {
    const ref = firestore.collection(key.kind).doc(key.id)
    const item = parseSentItemFields(key, (await transaction.get(ref)).data())
    if (!item) return 'missing'
    const thread = toThread(item, parseReplies(await transaction.get(queryNewestReplies(ref))))
    const messages = await readReplyDeliveries(transaction, firestore, item, thread.at(-1))
    const deliveries = messages.map(parseDeliveryDocument)
    const decided = decideUndo(item, thread, { what, staffUid: account.uid, now, deliveries })
    if (decided !== 'possible') return decided
    if (what === 'close') undoClosing(transaction, ref, item, thread)
    else await undoAnswer(transaction, ref, item, thread, messages)
    return decided
  })
  return decision === 'possible' || decision === 'alreadyDone'
    ? { status: 200, body: {} }
    : { status: 409, body: { reason: decision } }
}

function parseUndo(body: unknown): Undo | null {
  const { kind, id, what } = toRecordOrEmpty(body)
  const target = undoTargets.find((known) => known === what)
  if (!isSentItemKind(kind) || typeof id !== 'string' || !isSubmissionId(id) || !target) return null
  return { key: { kind, id }, what: target }
}

function undoClosing(
  transaction: Transaction,
  document: DocumentReference,
  item: SentItem,
  thread: readonly Reply[],
): void {
  const status = getOpenStatus(item, thread)
  transaction.update(document, { status, updatedAt: FieldValue.serverTimestamp() })
}

async function undoAnswer(
  transaction: Transaction,
  document: DocumentReference,
  item: SentItem,
  thread: readonly Reply[],
  deliveries: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const { firestore } = document
  const entry = await transaction.get(getFigureEntryDocument(firestore, item))
  for (const { ref } of deliveries) transaction.delete(ref)
  const replyId = thread.at(-1)?.id ?? ''
  if (replyId !== '') transaction.delete(document.collection(firestoreCollectionNames.replies).doc(replyId))
  const { status, ...fields } = getFieldsBeforeReply(item, thread)
  if (fields.answer === null) transaction.set(entry.ref, createUndoneAnswerFields(entry), { merge: true })
  // The schedule removes the reminder of an item that it finds answered.
  if (status === 'new') await createReminder(transaction, firestore, { ...item, status, promisedAt: null })
  transaction.update(document, {
    status,
    ...(fields.answer === null && { answer: FieldValue.delete(), answeredAt: FieldValue.delete() }),
    ...(fields.promisedAt === null && { promisedAt: FieldValue.delete() }),
    updatedAt: FieldValue.serverTimestamp(),
  })
}

/** Reads the deliveries of a reply, or of an answer without one. There are none before its event has come. */
async function readReplyDeliveries(
  transaction: Transaction,
  firestore: Firestore,
  { kind, id }: SentItemKey,
  reply: Reply | undefined,
): Promise<QueryDocumentSnapshot[]> {
  const ofItem = firestore.collection(firestoreCollectionNames.deliveries).where('itemId', '==', id)
  const { docs } = await transaction.get(ofItem)
  return docs.filter(
    (document) =>
      document.get('itemKind') === kind &&
      isAnswerKind(document.get('kind')) &&
      (document.get('replyId') ?? '') === reply?.id,
  )
}
