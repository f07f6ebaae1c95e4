import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { parseStaffLogEntry, type StaffLogEntry } from '../../../domain/staff-log/staffLogEntry'
import { useKnownDocuments } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { createDocumentId } from '../sending/createDocumentId'
import { repeatIfRefused, reportOutcome, type StaffWriteOutcome } from './writeStaffAction'

/**
 * Adds an entry, in the transaction of a deletion and before its writes. `id` must be the same in each attempt: the rules
 * refuse a second write of an entry, so a repeated attempt leaves it alone.
 */
export async function addLogEntry(
  firestore: Firestore,
  transaction: Transaction,
  { id, action, what, by: { uid, name } }: Omit<StaffLogEntry, 'at'>,
): Promise<void> {
  const reference = doc(firestore, firestoreCollectionNames.staffLog, id)
  if ((await transaction.get(reference)).exists()) return
  transaction.set(reference, { action, what, by: { uid, name }, at: serverTimestamp() })
}

/** Records an export. A transaction fails without a connection, where a plain write would wait. Never rejects. */
export function logExport(firestore: Firestore, what: string, by: SentItemClaim): Promise<StaffWriteOutcome> {
  const id = createDocumentId()
  const write = () =>
    runTransaction(firestore, async (transaction): Promise<StaffWriteOutcome> => {
      await addLogEntry(firestore, transaction, { id, action: 'export', what, by })
      return { kind: 'written' }
    })
  return reportOutcome(repeatIfRefused(write))
}

/** Returns the entries that were written last, the newest first. */
export function useStaffLog(): StaffLogEntry[] | null {
  const firestore = useFirestore()
  const newest = useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames.staffLog),
        orderBy('at', 'desc'),
        limit(maxDocumentsPerQuery.staff),
      ),
    [firestore],
  )
  const entries = useKnownDocuments(newest)
  return entries && entries.docs.flatMap((entry) => parseStaffLogEntry(entry.id, toPlainFields(entry)) ?? [])
}
