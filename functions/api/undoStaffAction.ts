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
import { type UndoTarget, undoTargets } from '../../domain/conversation/undo'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiResponse, StaffApiRequest } from '../apiTypes'
import { parseDeliveryDocument } from '../deliveries/deliveryDocument'
import { createReminder } from '../events/recordMessages'
import { createUndoneAnswerFields, getFigureEntryDocument } from '../figures/figureEntry'
import { parseReplies, queryNewestReplies } from '../sent-items/readReplies'
import { parseSentItemFields } from '../sent-items/readSentItem'

type Undo = { key: SentItemKey; what: UndoTarget }

/**
 * Takes back an own answer whose messages nobody has tried to send, or a closing. Repeating it changes nothing, for its
 * response may have been lost. The event of the change counts the figures again.
 */
export async function undoStaffAction(
  firestore: Firestore,
  { body, account }: Pick<StaffApiRequest, 'body' | 'account'>,
): Promise<ApiResponse> {
  const undo = parseUndo(body)
  if (!undo) return { status: 400, body: { reason: 'malformed' } }
  const refusal = await firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(firestore.collection(undo.key.kind).doc(undo.key.id))
    const item = parseSentItemFields(undo.key, document.data())
    if (!item) return 'missing'
    return undo.what === 'close'
      ? undoClosing(transaction, document.ref, item)
      : undoAnswer(transaction, document.ref, item, account.uid)
  })
  return refusal === null ? { status: 200, body: {} } : { status: 409, body: { reason: refusal } }
}

function parseUndo(body: unknown): Undo | null {
  const { kind, id, what } = toRecordOrEmpty(body)
  const target = undoTargets.find((known) => known === what)
  if (!isSentItemKind(kind) || typeof id !== 'string' || !isSubmissionId(id) || !target) return null
  return { key: { kind, id }, what: target }
}

type Refusal = 'closed' | 'othersAnswer' | 'alreadySent'

async function undoClosing(
  transaction: Transaction,
  document: DocumentReference,
  item: SentItem,
): Promise<null> {
  if (item.status !== 'closed') return null
  const replies = parseReplies(await transaction.get(queryNewestReplies(document)))
  const status = getOpenStatus(item, toThread(item, replies))
  transaction.update(document, { status, updatedAt: FieldValue.serverTimestamp() })
  return null
}

async function undoAnswer(
  transaction: Transaction,
  document: DocumentReference,
  item: SentItem,
  staffUid: string,
): Promise<Refusal | null> {
  const { firestore } = document
  if (item.status === 'closed') return 'closed'
  const thread = toThread(item, parseReplies(await transaction.get(queryNewestReplies(document))))
  const undone = thread.at(-1)
  // It was undone before, or what came since has made the item wait again.
  if (item.status === 'new' && undone?.kind !== 'holding') return null
  if (undone?.from !== 'staff' || undone.uid !== staffUid) return 'othersAnswer'
  const entry = await transaction.get(getFigureEntryDocument(firestore, item))
  const deliveries = await readReplyDeliveries(transaction, firestore, item, undone)
  if (!deliveries.every(isUntried)) return 'alreadySent'
  for (const { ref } of deliveries) transaction.delete(ref)
  if (undone.id !== '')
    transaction.delete(document.collection(firestoreCollectionNames.replies).doc(undone.id))
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
  return null
}

/** Reads the deliveries of a reply, or of an answer without one. There are none before its event has come. */
async function readReplyDeliveries(
  transaction: Transaction,
  firestore: Firestore,
  { kind, id }: SentItemKey,
  reply: Reply,
): Promise<QueryDocumentSnapshot[]> {
  const ofItem = firestore.collection(firestoreCollectionNames.deliveries).where('itemId', '==', id)
  const { docs } = await transaction.get(ofItem)
  return docs.filter(
    (document) =>
      document.get('itemKind') === kind &&
      isAnswerKind(document.get('kind')) &&
      (document.get('replyId') ?? '') === reply.id,
  )
}

/** Whether nobody has tried to send a delivery. One that staff sent again after a failure may have arrived. */
function isUntried(document: QueryDocumentSnapshot): boolean {
  const delivery = parseDeliveryDocument(document)
  return delivery?.status === 'waiting' && delivery.attempts === 0 && delivery.triedSince === undefined
}
