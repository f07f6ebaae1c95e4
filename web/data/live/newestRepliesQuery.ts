import { collection, type DocumentReference, limit, orderBy, query, type Query } from 'firebase/firestore'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'

/** Creates the query for the newest replies about an item. */
export function queryNewestReplies(item: DocumentReference, maxReplies: number): Query {
  const replies = collection(item, firestoreCollectionNames.replies)
  return query(replies, orderBy('createdAt', 'desc'), limit(maxReplies))
}
