import { collection, limit, orderBy, query, type QuerySnapshot, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { type Delivery, mailKinds, parseDelivery } from '../../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { useKnownDocuments } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'

/** The e-mails that failed for good, the last first; `hasMore` if there may be more than one query reads. */
export type FailedMailsSnapshot = { mails: Delivery[]; hasMore: boolean }

/** Follows what functions/deliveries/queryFailedMails.ts finds, too. Null while loading. */
export function useFailedMails(): FailedMailsSnapshot | null {
  const firestore = useFirestore()
  const failed = useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames.deliveries),
        where('kind', 'in', mailKinds),
        where('status', '==', 'failed'),
        orderBy('updatedAt', 'desc'),
        limit(maxDocumentsPerQuery.staff),
      ),
    [firestore],
  )
  const snapshot = useKnownDocuments(failed)
  // The inbox renders with each key of a search, and must not parse them each time.
  return useMemo(() => snapshot && parseSnapshot(snapshot), [snapshot])
}

function parseSnapshot({ docs, size }: QuerySnapshot): FailedMailsSnapshot {
  return {
    mails: docs.flatMap((delivery) => parseDelivery(delivery.id, toPlainFields(delivery)) ?? []),
    hasMore: size === maxDocumentsPerQuery.staff,
  }
}
