import { collection, limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { byReminder, remindedStatuses } from '../../../domain/sent-items/reminders'
import type { SentItem, SentItemKind } from '../../../domain/sent-items/sentItem'
import { useKnownDocuments } from '../live/liveQueries'
import { parseDocuments } from './fetchSentItems'

// Nobody acts on more reminders at once. Later ones are read too, so that they appear when they are due.
const maxPerKind = 20

/** Returns the items with a reminder that are not closed, the first reminder first; none while loading. */
export function useReminders(): SentItem[] {
  const requests = useRemindersOfKind('requests')
  const enquiries = useRemindersOfKind('enquiries')
  return useMemo(() => [...(requests ?? []), ...(enquiries ?? [])].sort(byReminder), [requests, enquiries])
}

function useRemindersOfKind(kind: SentItemKind): SentItem[] | null {
  const firestore = useFirestore()
  const reminders = useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames[kind]),
        where('status', 'in', remindedStatuses),
        orderBy('remindAt'),
        limit(maxPerKind),
      ),
    [firestore, kind],
  )
  const snapshot = useKnownDocuments(reminders)
  return useMemo(() => snapshot && parseDocuments(kind, snapshot.docs), [kind, snapshot])
}
