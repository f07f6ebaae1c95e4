import {
  collection,
  doc,
  type DocumentReference,
  type Firestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { type Delivery, parseDelivery } from '../../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { parseStaffNote, type StaffNote } from '../../../domain/replies/staffNote'
import { parseSentItem, type SentItem, type SentItemKey } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { useLiveDocument, useKnownDocuments } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'

/** The item that is open at the desk. Without a connection, an item that the device does not have is 'unknown'. */
export type DeskItemSnapshot =
  { state: 'loading' | 'missing' | 'unreadable' | 'unknown' } | { state: 'found'; sentItem: SentItem }

export function useDeskItem({ kind, id }: SentItemKey): DeskItemSnapshot {
  const firestore = useFirestore()
  const reference = useMemo(() => getItemReference(firestore, { kind, id }), [firestore, kind, id])
  const { status, data: document } = useLiveDocument(reference)
  if (status !== 'success') return { state: 'loading' }
  if (!document.exists()) return { state: document.metadata.fromCache ? 'unknown' : 'missing' }
  const sentItem = parseSentItem({ kind, id }, toPlainFields(document))
  return sentItem ? { state: 'found', sentItem } : { state: 'unreadable' }
}

export function useStaffNotes({ kind, id }: SentItemKey): StaffNote[] | null {
  const firestore = useFirestore()
  const notesQuery = useMemo(() => {
    const item = getItemReference(firestore, { kind, id })
    const notes = collection(item, firestoreCollectionNames.notes)
    return query(notes, orderBy('createdAt', 'desc'), limit(maxDocumentsPerQuery.staff))
  }, [firestore, kind, id])
  const notes = useKnownDocuments(notesQuery)
  return notes && notes.docs.flatMap((note) => parseStaffNote(note.id, toPlainFields(note)) ?? []).reverse()
}

export function useItemDeliveries({ kind, id }: SentItemKey): Delivery[] {
  const firestore = useFirestore()
  const deliveriesQuery = useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames.deliveries),
        where('itemId', '==', id),
        orderBy('updatedAt', 'desc'),
        limit(maxDocumentsPerQuery.staff),
      ),
    [firestore, id],
  )
  const deliveries = useKnownDocuments(deliveriesQuery)
  return (deliveries?.docs ?? [])
    .flatMap((delivery) => parseDelivery(delivery.id, toPlainFields(delivery)) ?? [])
    .filter(({ item }) => item.kind === kind)
}

function getItemReference(firestore: Firestore, { kind, id }: SentItemKey): DocumentReference {
  return doc(firestore, firestoreCollectionNames[kind], id)
}
