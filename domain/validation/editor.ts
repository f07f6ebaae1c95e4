import { toRecordOrEmpty } from './fieldSchema'
import { isStaffName } from './staffName'

/** The staff member who wrote a document. */
export type Editor = { uid: string; name: string }

/** Parses who wrote a document; `isMe` in firestore.rules accepts the same names. */
export function parseEditor(stored: unknown): Editor | null {
  const { uid, name } = toRecordOrEmpty(stored)
  return typeof uid === 'string' && isStaffName(name) ? { uid, name } : null
}
