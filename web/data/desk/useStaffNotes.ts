import { collection, doc, limit, orderBy, query } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseStaffNote, type StaffNote } from '../../../domain/replies/staffNote'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { useLiveQuery } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'

/** Returns the newest notes of a request or an enquiry, oldest first and updated live; null while loading. */
export function useStaffNotes({ kind, id }: SentItemKey): StaffNote[] | null {
  const firestore = useFirestore()
  const notesQuery = useMemo(() => {
    const item = doc(firestore, firestoreCollectionNames[kind], id)
    const notes = collection(item, firestoreCollectionNames.notes)
    return query(notes, orderBy('createdAt', 'desc'), limit(maxDocumentsPerQuery.staff))
  }, [firestore, kind, id])
  const { status, data } = useLiveQuery(notesQuery)
  if (status !== 'success') return null
  return data.docs
    .map((document) => parseStaffNote(document.id, toPlainFields(document)))
    .filter((note) => note !== null)
    .toReversed()
}
