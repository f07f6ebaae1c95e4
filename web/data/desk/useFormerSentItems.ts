import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import {
  parseSentItem,
  type SentItem,
  type SentItemKey,
  type SentItemKind,
  sortNewestFirst,
} from '../../domain/sent-items/sentItem'
import { useLiveQuery } from '../liveQueries'
import { toPlainFields } from '../toPlainFields'
import { createSentItemQuery, describeSenderQuery } from './inboxQueries'

/** Returns what an account sent besides `current`, newest first, at most nine of each kind; null while loading. */
export function useFormerSentItems(senderUid: string, current: SentItemKey): SentItem[] | null {
  const requests = useSentItemsOf(senderUid, 'requests')
  const enquiries = useSentItemsOf(senderUid, 'enquiries')
  if (!requests || !enquiries) return null
  return sortNewestFirst([...requests, ...enquiries].filter(({ id }) => id !== current.id))
}

function useSentItemsOf(senderUid: string, kind: SentItemKind): SentItem[] | null {
  const firestore = useFirestore()
  const query = useMemo(
    () => createSentItemQuery(firestore, describeSenderQuery(kind, senderUid)),
    [firestore, kind, senderUid],
  )
  const { status, data } = useLiveQuery(query)
  if (status !== 'success') return null
  return data.docs
    .map((document) => parseSentItem({ kind, id: document.id }, toPlainFields(document)))
    .filter((sentItem) => sentItem !== null)
}
