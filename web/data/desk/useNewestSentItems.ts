import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import {
  parseSentItem,
  type SentItem,
  type SentItemKind,
  sortNewestFirst,
} from '../../../domain/sent-items/sentItem'
import { useLiveQuery } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { createSentItemQuery, describeNewestQuery } from './inboxQueries'

export function useNewestSentItems(maxItems: number, senderUid?: string): SentItem[] | null {
  const requests = useNewestOfKind('requests', maxItems, senderUid)
  const enquiries = useNewestOfKind('enquiries', maxItems, senderUid)
  return requests && enquiries && sortNewestFirst([...requests, ...enquiries])
}

function useNewestOfKind(
  kind: SentItemKind,
  maxItems: number,
  senderUid: string | undefined,
): SentItem[] | null {
  const firestore = useFirestore()
  const query = useMemo(
    () => createSentItemQuery(firestore, describeNewestQuery(kind, maxItems, senderUid)),
    [firestore, kind, maxItems, senderUid],
  )
  const { status, data } = useLiveQuery(query)
  if (status !== 'success') return null
  return data.docs
    .map((document) => parseSentItem({ kind, id: document.id }, toPlainFields(document)))
    .filter((sentItem) => sentItem !== null)
}
