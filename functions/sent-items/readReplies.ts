import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore'
import { parseReply, type Reply } from '../../domain/conversation/reply'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../domain/sent-items/sentItemLimits'
import { toPlainFields } from '../firestoreReads'

/** The newest replies about the item of a document, as many as the desk shows. */
export function queryNewestReplies(item: DocumentReference): Query {
  return item
    .collection(firestoreCollectionNames.replies)
    .orderBy('createdAt', 'desc')
    .limit(maxDocumentsPerQuery.staff)
}

/** The newest quote among the replies about an item. */
export function queryNewestQuote(replies: CollectionReference): Query {
  return replies.where('kind', '==', 'quote').orderBy('createdAt', 'desc').limit(1)
}

/** Parses replies; those that are malformed are left out. */
export function parseReplies({ docs }: QuerySnapshot): Reply[] {
  return docs.flatMap((document) => parseReply(document.id, toPlainFields(document.data())) ?? [])
}

/** Reads one reply about an item; null if it is deleted or malformed. */
export async function readReply(
  firestore: Firestore,
  key: SentItemKey,
  replyId: string,
): Promise<Reply | null> {
  const item = firestore.collection(key.kind).doc(key.id)
  const reply = await item.collection(firestoreCollectionNames.replies).doc(replyId).get()
  return parseReply(reply.id, toPlainFields(reply.data()))
}
