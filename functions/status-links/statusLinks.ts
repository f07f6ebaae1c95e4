import { createHash, randomBytes } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { type SentItemKey, isSentItemKind } from '../../domain/sent-items/sentItem'
import { hasStatusLinkEnded } from '../../domain/sent-items/statusLinkEnd'
import { getStatusLinkPath, isStatusToken } from '../../domain/site/statusLink'
import { serializeSentItemReport } from '../../domain/conversation/serializeSentItemReport'
import { listQuotes } from '../../domain/conversation/thread'
import { isSubmissionId } from '../../domain/sent-items/submissionId'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { isValidDate } from '../../domain/validation/timestamp'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { toPlainFields } from '../firestoreReads'
import { parseReplies, queryNewestReplies } from '../sent-items/readReplies'
import { readRequestedProducts, toRequestedItems } from '../sent-items/readRequestedProducts'
import { isSenderRemoved, readSentItem } from '../sent-items/readSentItem'
import type { Services } from '../services'

const tokenBytes = 32

/**
 * Makes a link that shows the status of one item without an account. Only a hash of its token is stored, so that nobody
 * who reads the database can make the link.
 */
export async function createStatusLink(
  firestore: Firestore,
  { kind, id }: SentItemKey,
  siteUrl: string,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await firestore
    .collection(firestoreCollectionNames.statusLinks)
    .doc(hashStatusToken(token))
    .create({ itemKind: kind, itemId: id, createdAt: FieldValue.serverTimestamp() })
  return `${siteUrl}${getStatusLinkPath(token)}`
}

/** Makes a status link for staff, who send it to the sender of an item themselves: {url}; 404 for an item that is not there. */
export async function answerStatusLinkRequest(
  { firestore, siteUrl }: Pick<Services, 'firestore' | 'siteUrl'>,
  { body }: Pick<ApiRequest, 'body'>,
): Promise<ApiResponse> {
  const { kind, id } = toRecordOrEmpty(body)
  if (!isSentItemKind(kind) || typeof id !== 'string' || !isSubmissionId(id))
    return { status: 400, body: { reason: 'malformed' } }
  const item = await readSentItem(firestore, { kind, id })
  if (!item || isSenderRemoved(item)) return { status: 404, body: { reason: 'missing' } }
  return { status: 200, body: { url: await createStatusLink(firestore, item, siteUrl) } }
}

/** The id under which a token's link is stored: its SHA-256 in hexadecimal. */
function hashStatusToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Answers the conversation about the item that a link names, as a report; 404 for a link that has ended or was not made here. */
export async function answerStatusRequest(
  firestore: Firestore,
  { body, now }: ApiRequest,
): Promise<ApiResponse> {
  const { token } = toRecordOrEmpty(body)
  const link = isStatusToken(token) ? await readStatusLink(firestore, token) : null
  const item = link && (await readSentItem(firestore, link.key))
  if (!item || hasStatusLinkEnded(item, link.madeAt, now))
    return { status: 404, body: { reason: 'unknownLink' } }
  const replies = parseReplies(await queryNewestReplies(firestore.collection(item.kind).doc(item.id)).get())
  const quotedItems = listQuotes(replies).map(({ quote }) => toRequestedItems(quote))
  const products = await readRequestedProducts(firestore, quotedItems, now)
  return { status: 200, body: serializeSentItemReport(item, replies, products) }
}

/** The item that a link shows, and when it was made; null for a link that was not made here. */
export async function readStatusLink(
  firestore: Firestore,
  token: string,
): Promise<{ key: SentItemKey; madeAt: Date | null } | null> {
  const links = firestore.collection(firestoreCollectionNames.statusLinks)
  const stored = toRecordOrEmpty(toPlainFields((await links.doc(hashStatusToken(token)).get()).data()))
  const { itemKind: kind, itemId: id, createdAt } = stored
  if (!isSentItemKind(kind) || typeof id !== 'string') return null
  return { key: { kind, id }, madeAt: isValidDate(createdAt) ? createdAt : null }
}
