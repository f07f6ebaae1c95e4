import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import type { SenderChange, SenderContext, SenderDecision } from '../../domain/conversation/senderChange'
import type { SenderItem, SenderRequestRefusal } from '../../domain/conversation/senderRequests'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { hasStatusLinkEnded } from '../../domain/sent-items/statusLinkEnd'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { parseReplies, queryNewestReplies } from '../sent-items/readReplies'
import { isSenderRemoved, parseSentItemFields } from '../sent-items/readSentItem'
import { readStatusLink } from '../status-links/statusLinks'

type Answer = Readonly<Record<string, unknown>>
type Decide = (item: SentItem, context: SenderContext) => SenderDecision<Answer>

/**
 * Decides a request of an item's sender in one transaction with what it changes, so that of two devices or a device and a
 * staff member, the second one meets what the first one did. A request that is repeated with its key changes nothing.
 */
export async function decideSenderRequest(
  firestore: Firestore,
  request: SenderItem & { key: string },
  { account, now }: Pick<ApiRequest, 'account' | 'now'>,
  decide: Decide,
): Promise<ApiResponse> {
  const isLink = 'token' in request
  if (!isLink && !account) return refuse(401, 'signIn')
  const link = isLink ? await readStatusLink(firestore, request.token) : null
  const key = isLink ? link?.key : request
  if (!key) return refuse(404, 'unknownItem')
  return firestore.runTransaction(async (transaction) => {
    const document = firestore.collection(key.kind).doc(key.id)
    const reply = document.collection(firestoreCollectionNames.replies).doc(request.key)
    const [stored, storedReply] = await transaction.getAll(document, reply)
    const item = parseSentItemFields(key, stored?.data())
    if (!item || isSenderRemoved(item)) return refuse(404, 'unknownItem')
    const isSender = link ? !hasStatusLinkEnded(item, link.madeAt, now) : item.senderUid === account?.uid
    if (!isSender) return refuse(404, 'unknownItem')
    const replies = parseReplies(await transaction.get(queryNewestReplies(document)))
    const decision = decide(item, { replies, isReplyStored: storedReply?.exists === true, now })
    if (decision.change) writeChange(transaction, item, document, reply, decision.change)
    return { status: 200, body: decision.answer }
  })
}

export function refuse(status: number, reason: SenderRequestRefusal): ApiResponse {
  return { status, body: { reason } }
}

function writeChange(
  transaction: Transaction,
  item: SentItem,
  document: DocumentReference,
  replyDocument: DocumentReference,
  { reply, ...fields }: SenderChange,
): void {
  // Write the item even if only a reply is added: then one of two parallel transactions conflicts and runs again.
  transaction.update(document, fields.status ? toItemUpdate(fields) : { status: item.status })
  if (reply) transaction.create(replyDocument, { ...reply, createdAt: FieldValue.serverTimestamp() })
}

function toItemUpdate({ accepted, waitingSince, ...fields }: Omit<SenderChange, 'reply'>) {
  const serverTime = FieldValue.serverTimestamp()
  const changed = { ...fields, accepted: accepted && { ...accepted, at: serverTime } }
  const entries = Object.entries(changed).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, value ?? FieldValue.delete()])),
    ...(waitingSince && { waitingSince: serverTime }),
    updatedAt: serverTime,
  }
}
