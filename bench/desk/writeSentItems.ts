import type { Firestore } from 'firebase-admin/firestore'
import { writeDocuments } from '../writeDocuments'
import type { GeneratedSentItem } from './generateSentItems'

/** Writes requests and enquiries to the emulator, without security rules. */
export function writeSentItems(database: Firestore, items: readonly GeneratedSentItem[]): Promise<void> {
  return writeDocuments(
    database,
    items.map(({ key, fields }) => ({ path: `${key.kind}/${key.id}`, fields })),
  )
}
