import { collection, limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { type Delivery, parseDelivery } from '../../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { useLiveQuery } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'

/** Returns the e-mails and push messages about an item that changed last, updated live; none while loading. */
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
  const { status, data } = useLiveQuery(deliveriesQuery)
  if (status !== 'success') return []
  return data.docs
    .map((document) => parseDelivery(document.id, toPlainFields(document)))
    .filter((delivery) => delivery?.item.kind === kind)
    .filter((delivery) => delivery !== null)
}
