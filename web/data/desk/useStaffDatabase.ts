import type { Firestore } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import type { InboxFilter } from '../../../domain/sent-items/inboxFilter'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import type { SentItem, SentItemKey } from '../../../domain/sent-items/sentItem'
import type { StaffAction } from '../../../domain/sent-items/staffAction'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { type FetchProgress, fetchSentItems } from './fetchSentItems'
import { deleteReplyTemplate, saveReplyTemplate } from './replyTemplates'
import { type StaffWriteOutcome, writeStaffAction, writeStaffNote } from './writeStaffAction'

/** What a staff member writes to Firestore, or fetches from it once. The writes never reject. */
export type StaffDatabase = {
  writeAction: (key: SentItemKey, action: StaffAction) => Promise<StaffWriteOutcome>
  writeNote: (key: SentItemKey, note: { noteId: string; text: string }) => Promise<StaffWriteOutcome>
  saveTemplate: (template: ReplyTemplate) => Promise<StaffWriteOutcome>
  deleteTemplate: (id: string) => Promise<StaffWriteOutcome>
  /** Fetches all items that match a filter; rejects without a connection, or when `signal` is aborted. */
  fetchSentItems: (filter: InboxFilter, progress: FetchProgress) => Promise<SentItem[]>
}

/** Returns the writes of a staff member at this desk. */
export function useStaffDatabase(staff: SentItemClaim): StaffDatabase {
  const firestore = useFirestore()
  const { uid, name } = staff
  return useMemo(() => createStaffDatabase(firestore, { uid, name }), [firestore, uid, name])
}

function createStaffDatabase(firestore: Firestore, staff: SentItemClaim): StaffDatabase {
  return {
    writeAction: (key, action) => writeStaffAction(firestore, key, action, staff),
    writeNote: (key, note) => writeStaffNote(firestore, key, note, staff),
    saveTemplate: (template) => saveReplyTemplate(firestore, template, staff.uid),
    deleteTemplate: (id) => deleteReplyTemplate(firestore, id),
    fetchSentItems: (filter, progress) =>
      fetchSentItems(firestore, { filter, staffUid: staff.uid, ...progress }),
  }
}
