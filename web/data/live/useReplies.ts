import { collection, doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseReply, type Reply, sortReplies } from '../../../domain/conversation/reply'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { useKnownDocuments } from './liveQueries'
import { queryNewestReplies } from './newestRepliesQuery'
import { toPlainFields } from './toPlainFields'

/** Returns the newest 100 replies about an item live, oldest first; null while they are not known. */
export function useReplies({ kind, id }: SentItemKey): Reply[] | null {
  const firestore = useFirestore()
  const repliesQuery = useMemo(() => {
    const item = doc(collection(firestore, firestoreCollectionNames[kind]), id)
    return queryNewestReplies(item, maxDocumentsPerQuery.staff)
  }, [firestore, kind, id])
  const replies = useKnownDocuments(repliesQuery)
  // An item renders each second while something can be undone, and must not parse long quotes each time.
  return useMemo(
    () =>
      replies &&
      sortReplies(replies.docs.flatMap((reply) => parseReply(reply.id, toPlainFields(reply)) ?? [])),
    [replies],
  )
}
