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
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { parseSentItem, type SentItem, type SentItemKind } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { type ArrivalSnapshot, createArrivalFilter } from './arrivalFilter'
import { findNextAnchor } from './arrivalAnchor'
import { isWaitingAgain } from '../../../domain/sent-items/isWaitingAgain'
import { isAskedBySender } from './newestReplies'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { useLiveQuery } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'

// `sinceMs` may be wrong by 3 seconds (browser/serverClock.ts), so the first anchor is a little earlier.
const clockToleranceMs = 5_000

// Items that arrive together, such as after a reconnect, come in several snapshots within milliseconds.
const batchMs = 100

/**
 * Calls `onArrive` with the requests and enquiries that arrive after `sinceMs`, in the server's time, each once, and again
 * when its sender asks once more. Needs a FirestoreSessionProvider of staff. Leaves out malformed documents. `sinceMs` must
 * be the same in each render, see useLiveQuery.
 */
export function useArrivals(sinceMs: number, onArrive: (items: SentItem[]) => void): void {
  const [batch, setBatch] = useState<SentItem[]>([])
  const addToBatch = (items: SentItem[]) => setBatch((previous) => [...previous, ...items])
  useArrivalsOfKind('requests', sinceMs, addToBatch)
  useArrivalsOfKind('enquiries', sinceMs, addToBatch)
  const reportBatch = useEffectEvent(() => {
    onArrive(batch)
    // An item that was added since the last render is not in `batch`, and stays for the next report.
    setBatch((previous) => previous.slice(batch.length))
  })
  const firstItem = batch[0]
  useEffect(() => {
    if (firstItem === undefined) return undefined
    const timer = setTimeout(reportBatch, batchMs)
    return () => clearTimeout(timer)
  }, [firstItem])
}

function useArrivalsOfKind(kind: SentItemKind, sinceMs: number, addItems: (items: SentItem[]) => void): void {
  const [anchor, setAnchor] = useAnchor(sinceMs)
  const [findArrivedIds] = useState(createArrivalFilter)
  const { data: snapshot } = useLiveQuery(useArrivalsQuery(kind, anchor))
  const handleSnapshot = useEffectEvent(({ docs, metadata }: QuerySnapshot) => {
    const ids = docs.map(getArrivalId)
    const arrivedIds = findArrivedIds({ ids, isCurrent: !metadata.fromCache } satisfies ArrivalSnapshot)
    for (const document of docs.filter((found) => arrivedIds.includes(getArrivalId(found)))) {
      const item = parseDocument(kind, document)
      // Staff who reopen an item know of it.
      if (item && isWaitingAgain(item)) void addIfAsked(document, () => addItems([item]))
      else if (item) addItems([item])
    }
    setAnchor((previous) => findNextAnchor(docs.map(getWaitingSince)) ?? previous)
  })
  useEffect(() => {
    // reactfire declares the snapshot as always present, but it is undefined before the first one.
    if ((snapshot as QuerySnapshot | undefined) !== undefined) handleSnapshot(snapshot)
  }, [snapshot])
}

/** The time after which documents are arrivals. */
function useAnchor(sinceMs: number) {
  return useState(() => Timestamp.fromMillis(sinceMs - clockToleranceMs))
}

function useArrivalsQuery(kind: SentItemKind, anchor: Timestamp) {
  const firestore = useFirestore()
  return useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames[kind]),
        where('waitingSince', '>', anchor),
        orderBy('waitingSince'),
        limit(maxDocumentsPerQuery.staff),
      ),
    [firestore, kind, anchor],
  )
}

function parseDocument(kind: SentItemKind, document: DocumentSnapshot): SentItem | null {
  return parseSentItem({ kind, id: document.id }, toPlainFields(document))
}

/** Without a connection nobody knows who made the item wait again, so it is announced. */
async function addIfAsked({ ref }: DocumentSnapshot, add: () => void): Promise<void> {
  if (await isAskedBySender(ref).catch(() => true)) add()
}

/** An item that waits again is another arrival. */
function getArrivalId(document: DocumentSnapshot): string {
  return `${document.id} ${getWaitingSince(document).valueOf()}`
}

function getWaitingSince(document: DocumentSnapshot): Timestamp {
  const waitingSince: unknown = document.get('waitingSince')
  // A query that compares a field with a time returns no document in which the field is not a time.
  if (!(waitingSince instanceof Timestamp)) throw new TypeError(`${document.ref.path} has no time`)
  return waitingSince
}
