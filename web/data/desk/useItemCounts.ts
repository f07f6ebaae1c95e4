import {
  collection,
  type Firestore,
  getCountFromServer,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore'
import { useCallback, useEffect, useState } from 'react'
import { useFirestore } from 'reactfire'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { throttle } from '../../browser/throttle'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { sentItemKinds } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'

/**
 * How many items the filters of the inbox find, at most 100 of each kind. Of the staff member's own and of the unclaimed
 * items only those that wait for a reply count; `unclaimed` is null if more wait than can be counted.
 */
export type FilterCounts = Record<'answered' | 'accepted' | 'closed' | 'mine', number> & {
  unclaimed: number | null
}

type Subscribe = (listener: () => void) => () => void

const minWaitingIntervalMs = 2_000

// Another member of staff may have answered: nothing tells this browser, so it counts again by itself.
const refreshIntervalMs = 60_000

/**
 * Returns how many requests and enquiries wait for a reply, at most 100 of each; null before the first count. Keeps the
 * last number without a connection. `subscribe` calls its listener when the items should be counted again.
 */
export function useWaitingCount(subscribe: Subscribe): number | null {
  const firestore = useFirestore()
  const count = useCallback(() => countItems(firestore, where('status', '==', 'new')), [firestore])
  const [refreshes] = useState(createChangeNotifier)
  const counted = useCounted(count, refreshes.subscribe, minWaitingIntervalMs)
  useEffect(() => subscribe(refreshes.notify), [subscribe, refreshes])
  useEffect(() => {
    refreshes.notify()
    const timer = setInterval(refreshes.notify, refreshIntervalMs)
    return () => clearInterval(timer)
  }, [refreshes])
  return counted
}

// One refresh is twelve counts, and each is charged as a read: docs/decisions/025-search-at-the-desk.md.
const minFilterIntervalMs = 15_000

/** Returns the counts of the filters. Counts again when `subscribe` calls its listener, and when `waitingCount` changes. */
export function useFilterCounts(
  subscribe: Subscribe,
  staffUid: string,
  waitingCount: number | null,
): FilterCounts | null {
  const firestore = useFirestore()
  const count = useCallback(() => countFilters(firestore, staffUid), [firestore, staffUid])
  const [refreshes] = useState(createChangeNotifier)
  const counted = useCounted(count, refreshes.subscribe, minFilterIntervalMs)
  useEffect(() => subscribe(refreshes.notify), [subscribe, refreshes])
  useEffect(() => {
    if (waitingCount !== null) refreshes.notify()
  }, [refreshes, waitingCount])
  return counted
}

/** Counts when `subscribe` calls its listener, and when the device comes online; keeps the last result if counting fails. */
function useCounted<Counted>(
  count: () => Promise<Counted>,
  subscribe: Subscribe,
  minIntervalMs: number,
): Counted | null {
  const [counted, setCounted] = useState<Counted | null>(null)
  useEffect(() => {
    const { run, stop } = throttle(async () => setCounted(await count()), minIntervalMs)
    const unsubscribe = subscribe(run)
    addEventListener('online', run)
    return () => {
      stop()
      unsubscribe()
      removeEventListener('online', run)
    }
  }, [count, subscribe, minIntervalMs])
  return counted
}

async function countFilters(firestore: Firestore, staffUid: string): Promise<FilterCounts> {
  const isWaiting = where('status', '==', 'new')
  const [answered, accepted, closed, mine, waiting, claimed] = await Promise.all([
    countItems(firestore, where('status', '==', 'answered')),
    countItems(firestore, where('status', '==', 'accepted')),
    countItems(firestore, where('status', '==', 'closed')),
    countItems(firestore, isWaiting, where('claimedBy.uid', '==', staffUid)),
    countItems(firestore, isWaiting),
    // Firestore cannot query for a missing field, but it counts the items that have it.
    countItems(firestore, isWaiting, orderBy('claimedBy.uid')),
  ])
  return { answered, accepted, closed, mine, unclaimed: waiting < maxPerKind ? waiting - claimed : null }
}

const maxPerKind = maxDocumentsPerQuery.staff

// The rules (`isBoundedTo`) deny a count query without a limit, as they do a list query.
async function countItems(firestore: Firestore, ...constraints: QueryConstraint[]): Promise<number> {
  const counts = await Promise.all(
    sentItemKinds.map(async (kind) => {
      const items = collection(firestore, firestoreCollectionNames[kind])
      const counted = await getCountFromServer(query(items, ...constraints, limit(maxPerKind)))
      return counted.data().count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
