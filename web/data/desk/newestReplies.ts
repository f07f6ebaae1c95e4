import { collection, type DocumentReference, limit, orderBy, query, where } from 'firebase/firestore'
import { parseReply } from '../../../domain/conversation/reply'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { queryNewestReplies } from '../live/newestRepliesQuery'
import { toPlainFields } from '../live/toPlainFields'
import { fetchDocuments } from './fetchSentItems'

/** Whether an item waits again because its sender asked: theirs is the newest reply. Rejects without a connection. */
export async function isAskedBySender(item: DocumentReference): Promise<boolean> {
  const [newest] = await fetchDocuments(queryNewestReplies(item, 1))
  return newest !== undefined && parseReply(newest.id, toPlainFields(newest))?.from === 'sender'
}

/** Whether a quote is the newest of its item, as the server has them; rejects without a connection. */
export async function isNewestQuote(item: DocumentReference, replyId: string): Promise<boolean> {
  const replies = collection(item, firestoreCollectionNames.replies)
  const [newest] = await fetchDocuments(
    query(replies, where('kind', '==', 'quote'), orderBy('createdAt', 'desc'), limit(1)),
  )
  return newest?.id === replyId
}
