import { collection, type Firestore, getCountFromServer, limit, query, where } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { useFirestore } from 'reactfire'
import { throttle } from '../../browser/throttle'
import type { SentItemKind } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'

const minIntervalMs = 2_000

// Another member of staff may have answered: nothing tells this browser, so it counts again by itself.
const refreshIntervalMs = 60_000

/**
 * Returns how many requests and enquiries wait for a reply, at most 100 of each; null before the first count. Keeps the
 * last number without a connection. `subscribeToRefreshes` calls its listener when it shall count again, soon. Needs a
 * FirestoreSessionProvider of staff.
 */
export function useWaitingCount(subscribeToRefreshes: (listener: () => void) => () => void): number | null {
  const firestore = useFirestore()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const { run, stop } = throttle(async () => setCount(await countWaitingItems(firestore)), minIntervalMs)
    const unsubscribe = subscribeToRefreshes(run)
    const timer = setInterval(run, refreshIntervalMs)
    addEventListener('online', run)
    run()
    return () => {
      stop()
      unsubscribe()
      clearInterval(timer)
      removeEventListener('online', run)
    }
  }, [firestore, subscribeToRefreshes])
  return count
}

async function countWaitingItems(firestore: Firestore): Promise<number> {
  const counts = await Promise.all([countKind(firestore, 'requests'), countKind(firestore, 'enquiries')])
  return counts[0] + counts[1]
}

// firestore.rules (`isBoundedTo`) denies a count without a limit, as it does a list.
async function countKind(firestore: Firestore, kind: SentItemKind): Promise<number> {
  const waitingItems = query(
    collection(firestore, firestoreCollectionNames[kind]),
    where('status', '==', 'new'),
    limit(maxDocumentsPerQuery.staff),
  )
  return (await getCountFromServer(waitingItems)).data().count
}
