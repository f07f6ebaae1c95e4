import {
  collection,
  type DocumentSnapshot,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  Timestamp,
  where,
} from 'firebase/firestore'
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { getServerClockOffsetMs } from '../browser/serverClock'
import { parseSentItem, type SentItem, type SentItemKind } from '../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../domain/sent-items/sentItemLimits'
import { type ArrivalSnapshot, createArrivalFilter } from './arrivalFilter'
import { findNextAnchor } from './arrivalAnchor'
import { firestoreCollectionNames } from '../domain/firebase/firestoreCollectionNames'
import { useLiveQuery } from './liveQueries'
import { toPlainFields } from './toPlainFields'

// getServerClockOffsetMs ignores differences of up to 3 seconds, so the first anchor is a little earlier.
const clockToleranceMs = 5_000

// Items that arrive together, such as after a reconnect, come in several snapshots within milliseconds.
const batchMs = 100

/**
 * Calls `onArrive` with the requests and enquiries that arrive from now on, each once. Needs a FirestoreSessionProvider
 * of staff, and a Suspense boundary: it waits for the server's time. Leaves out malformed documents.
 */
export function useArrivals(onArrive: (items: SentItem[]) => void): void {
  const [batch, setBatch] = useState<SentItem[]>([])
  const addToBatch = (items: SentItem[]) => {
    setBatch((previous) => [...previous, ...items])
  }
  useArrivalsOfKind('requests', addToBatch)
  useArrivalsOfKind('enquiries', addToBatch)
  const reportBatch = useEffectEvent(() => {
    onArrive(batch)
    // An item that was added since the last render is not in `batch`, and stays for the next report.
    setBatch((previous) => previous.slice(batch.length))
  })
  const firstItem = batch[0]
  useEffect(() => {
    if (firstItem === undefined) return undefined
    const timer = setTimeout(reportBatch, batchMs)
    return () => {
      clearTimeout(timer)
    }
  }, [firstItem])
}

function useArrivalsOfKind(kind: SentItemKind, addItems: (items: SentItem[]) => void): void {
  const [anchor, setAnchor] = useAnchor()
  const [findArrivedIds] = useState(createArrivalFilter)
  const { data: snapshot } = useLiveQuery(useArrivalsQuery(kind, anchor))
  const handleSnapshot = useEffectEvent(({ docs, metadata }: QuerySnapshot) => {
    const ids = docs.map(({ id }) => id)
    const arrivedIds = findArrivedIds({ ids, isCurrent: !metadata.fromCache } satisfies ArrivalSnapshot)
    const items = docs.filter(({ id }) => arrivedIds.includes(id)).map((doc) => parseDocument(kind, doc))
    if (items.length > 0) addItems(items.filter((item) => item !== null))
    setAnchor((previous) => findNextAnchor(docs.map(getCreatedAt)) ?? previous)
  })
  useEffect(() => {
    // reactfire declares the snapshot as always present, but it is undefined before the first one.
    if ((snapshot as QuerySnapshot | undefined) !== undefined) handleSnapshot(snapshot)
  }, [snapshot])
}

/** The time after which documents are arrivals: the server's time when the hook first runs. */
function useAnchor() {
  const offsetMs = use(getServerClockOffsetMs())
  return useState(() => Timestamp.fromMillis(Date.now() + offsetMs - clockToleranceMs))
}

function useArrivalsQuery(kind: SentItemKind, anchor: Timestamp) {
  const firestore = useFirestore()
  return useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames[kind]),
        where('createdAt', '>', anchor),
        orderBy('createdAt'),
        limit(maxDocumentsPerQuery.staff),
      ),
    [firestore, kind, anchor],
  )
}

function parseDocument(kind: SentItemKind, document: DocumentSnapshot): SentItem | null {
  return parseSentItem({ kind, id: document.id }, toPlainFields(document))
}

function getCreatedAt(document: DocumentSnapshot): Timestamp {
  const createdAt: unknown = document.get('createdAt')
  // A query that compares a field with a time returns no document in which the field is not a time.
  if (!(createdAt instanceof Timestamp)) throw new TypeError(`${document.ref.path} has no time`)
  return createdAt
}
