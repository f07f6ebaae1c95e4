import {
  collection,
  doc,
  type DocumentReference,
  type Firestore,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseReplyTemplate, type ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskStaffLogMessages } from '../../../domain/messages/desk/staffLog'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { useKnownDocuments } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { createDocumentId } from '../sending/createDocumentId'
import { addLogEntry } from './staffLog'
import { repeatIfRefused, reportOutcome, type StaffWriteOutcome } from './writeStaffAction'

/** The reply templates, by name. `unreadableIds` are the ids of malformed documents. */
export type ReplyTemplatesSnapshot = {
  templates: ReplyTemplate[]
  unreadableIds: string[]
}

export function useReplyTemplates(): ReplyTemplatesSnapshot | null {
  const firestore = useFirestore()
  const templatesQuery = useMemo(
    () =>
      query(
        collection(firestore, firestoreCollectionNames.replyTemplates),
        orderBy('name'),
        limit(maxDocumentsPerQuery.staff),
      ),
    [firestore],
  )
  const snapshot = useKnownDocuments(templatesQuery)
  // A reply's composer renders with each key, and must not parse the templates each time.
  return useMemo(() => snapshot && parseSnapshot(snapshot), [snapshot])
}

function parseSnapshot({ docs }: QuerySnapshot): ReplyTemplatesSnapshot {
  const parsed = docs.map((document) => ({
    id: document.id,
    template: parseReplyTemplate(document.id, toPlainFields(document)),
  }))
  return {
    templates: parsed.flatMap(({ template }) => template ?? []),
    unreadableIds: parsed.filter(({ template }) => !template).map(({ id }) => id),
  }
}

export function saveReplyTemplate(
  firestore: Firestore,
  { id, name, text }: ReplyTemplate,
  staffUid: string,
): Promise<StaffWriteOutcome> {
  const fields = { name, text, uid: staffUid, updatedAt: serverTimestamp() }
  return writeTemplate(firestore, (transaction) => transaction.set(toReference(firestore, id), fields))
}

export function deleteReplyTemplate(
  firestore: Firestore,
  { id, name }: ReplyTemplate,
  staff: SentItemClaim,
): Promise<StaffWriteOutcome> {
  const what = deskStaffLogMessages.formatTemplate(name)
  const entryId = createDocumentId()
  return writeTemplate(firestore, async (transaction) => {
    await addLogEntry(firestore, transaction, { id: entryId, action: 'delete', what, by: staff })
    transaction.delete(toReference(firestore, id))
  })
}

// A transaction fails without a connection; a plain write would wait in memory and be lost with the page.
function writeTemplate(
  firestore: Firestore,
  write: (transaction: Transaction) => unknown,
): Promise<StaffWriteOutcome> {
  const attempt = () =>
    runTransaction(firestore, async (transaction): Promise<StaffWriteOutcome> => {
      await write(transaction)
      return { kind: 'written' }
    })
  return reportOutcome(repeatIfRefused(attempt))
}

function toReference(firestore: Firestore, id: string): DocumentReference {
  return doc(firestore, firestoreCollectionNames.replyTemplates, id)
}
