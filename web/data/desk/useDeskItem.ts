import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseSentItem, type SentItem, type SentItemKey } from '../../../domain/sent-items/sentItem'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { useLiveDocument } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'

/** The item that is open at the desk. Without a connection, an item that was never read is 'unknown'. */
export type DeskItemSnapshot =
  | { state: 'loading' | 'missing' | 'unreadable' | 'unknown' }
  | { state: 'found'; sentItem: SentItem; isCurrent: boolean }

/** Returns a request or an enquiry, updated live. Throws if the security rules deny reading it. */
export function useDeskItem({ kind, id }: SentItemKey): DeskItemSnapshot {
  const firestore = useFirestore()
  const reference = useMemo(() => doc(firestore, firestoreCollectionNames[kind], id), [firestore, kind, id])
  const { status, data: document } = useLiveDocument(reference)
  if (status !== 'success') return { state: 'loading' }
  const isCurrent = !document.metadata.fromCache
  if (!document.exists()) return { state: isCurrent ? 'missing' : 'unknown' }
  const sentItem = parseSentItem({ kind, id }, toPlainFields(document))
  return sentItem ? { state: 'found', sentItem, isCurrent } : { state: 'unreadable' }
}
