import { createHash, randomBytes } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { getStatusLinkPath } from '../../domain/site/statusLink'

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
export function hashStatusToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
