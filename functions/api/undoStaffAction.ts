import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { isAnswerKind } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isSentItemKind, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'
import { isSubmissionId } from '../../domain/sent-items/submissionId'
import { type UndoTarget, undoTargets } from '../../domain/sent-items/undo'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiResponse, StaffApiRequest } from '../apiTypes'
import { parseDeliveryDocument } from '../deliveries/deliveryDocument'
import { createReminder } from '../events/recordMessages'
import { createUndoneAnswerFields, getFigureEntryDocument } from '../figures/figureEntry'
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
  const refusal = await firestore.runTransaction((transaction) =>
    undo.what === 'close'
      ? undoClosing(transaction, firestore, undo.key)
      : undoAnswer(transaction, firestore, undo.key, account.uid),
  )
  return refusal === null ? { status: 200, body: {} } : { status: 409, body: { reason: refusal } }
}

function parseUndo(body: unknown): Undo | null {
  const { kind, id, what } = toRecordOrEmpty(body)
  const target = undoTargets.find((known) => known === what)
  if (!isSentItemKind(kind) || typeof id !== 'string' || !isSubmissionId(id) || !target) return null
  return { key: { kind, id }, what: target }
}

type Refusal = 'missing' | 'closed' | 'othersAnswer' | 'alreadySent'

async function undoClosing(
  transaction: Transaction,
  firestore: Firestore,
  key: SentItemKey,
): Promise<Refusal | null> {
  const { document, item } = await readItem(transaction, firestore, key)
  if (!item) return 'missing'
  if (item.status === 'closed')
    transaction.update(document, { status: 'answered', updatedAt: FieldValue.serverTimestamp() })
  return null
}

async function undoAnswer(
  transaction: Transaction,
  firestore: Firestore,
  key: SentItemKey,
  staffUid: string,
): Promise<Refusal | null> {
  const { document, item } = await readItem(transaction, firestore, key)
  if (!item) return 'missing'
  if (item.status === 'new') return null
  if (item.status === 'closed') return 'closed'
  if (item.answer?.uid !== staffUid) return 'othersAnswer'
  const entry = await transaction.get(getFigureEntryDocument(firestore, key))
  const deliveries = await readAnswerDeliveries(transaction, firestore, key)
  if (!deliveries.every(isUntried)) return 'alreadySent'
  for (const { ref } of deliveries) transaction.delete(ref)
  transaction.set(entry.ref, createUndoneAnswerFields(entry), { merge: true })
  // The schedule removes the reminder of an item that it finds answered.
  createReminder(transaction, firestore, item)
  transaction.update(document, {
    status: 'new',
    answer: FieldValue.delete(),
    answeredAt: FieldValue.delete(),
    updatedAt: FieldValue.serverTimestamp(),
  })
  return null
}

async function readItem(transaction: Transaction, firestore: Firestore, key: SentItemKey) {
  const document = firestore.collection(key.kind).doc(key.id)
  const item: SentItem | null = parseSentItemFields(key, (await transaction.get(document)).data())
  return { document, item }
}

/** Reads the deliveries of an item's answer. There are none before its event has come. */
async function readAnswerDeliveries(
  transaction: Transaction,
  firestore: Firestore,
  { kind, id }: SentItemKey,
): Promise<QueryDocumentSnapshot[]> {
  const ofItem = firestore.collection(firestoreCollectionNames.deliveries).where('itemId', '==', id)
  const { docs } = await transaction.get(ofItem)
  return docs.filter((document) => document.get('itemKind') === kind && isAnswerKind(document.get('kind')))
}

/** Whether nobody has tried to send a delivery. One that staff sent again after a failure may have arrived. */
function isUntried(document: QueryDocumentSnapshot): boolean {
  const delivery = parseDeliveryDocument(document)
  return delivery?.status === 'waiting' && delivery.attempts === 0 && delivery.triedSince === undefined
}
