import { createHash, randomBytes } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { type SentItemKey, isSentItemKind, type SentItem } from '../../domain/sent-items/sentItem'
import { getStatusLinkPath, isStatusToken } from '../../domain/site/statusLink'
import type { SentItemReport } from '../../domain/sent-items/sentItemReport'
import { formatReference } from '../../domain/sent-items/submissionId'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { readSentItem } from '../sent-items/readSentItem'

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

/** The id under which a token's link is stored: its SHA-256 in hexadecimal. */
function hashStatusToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Answers the status and the answer by e-mail of the item that a link names, and nothing that its sender typed; 404 for any link that was not made here. */
export async function answerStatusRequest(firestore: Firestore, { body }: ApiRequest): Promise<ApiResponse> {
  const { token } = toRecordOrEmpty(body)
  const item = isStatusToken(token) ? await readLinkedItem(firestore, token) : null
  return item
    ? { status: 200, body: toSentItemReport(item) }
    : { status: 404, body: { reason: 'unknownLink' } }
}

async function readLinkedItem(firestore: Firestore, token: string): Promise<SentItem | null> {
  const links = firestore.collection(firestoreCollectionNames.statusLinks)
  const link = await links.doc(hashStatusToken(token)).get()
  const { itemKind, itemId } = toRecordOrEmpty(link.data())
  if (!isSentItemKind(itemKind) || typeof itemId !== 'string') return null
  return readSentItem(firestore, { kind: itemKind, id: itemId })
}

// Whoever has the link may read the mailbox of a mistyped address. An answer by another channel went to somebody's number.
function toSentItemReport({ id, kind, status, createdAt, answeredAt, answer }: SentItem): SentItemReport {
  return {
    reference: formatReference(id),
    kind,
    status,
    createdAt: createdAt.getTime(),
    answeredAt: answeredAt?.getTime() ?? null,
    answer: answer && {
      name: answer.name,
      channel: answer.channel,
      ...(answer.channel === 'email' && answer.text !== undefined && { text: answer.text }),
    },
  }
}
