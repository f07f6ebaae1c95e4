import type { Firestore } from 'firebase-admin/firestore'
import { parseSentItem } from '../../domain/sent-items/sentItem'
import { toSearchFields } from '../../functions/sent-items/searchFields'
import { writeDocuments } from '../writeDocuments'
import type { GeneratedSentItem } from './generateSentItems'

/** Writes requests and enquiries to the emulator, without security rules, with the search fields that functions add. */
export function writeSentItems(database: Firestore, items: readonly GeneratedSentItem[]): Promise<void> {
  return writeDocuments(
    database,
    items.map(({ key, fields }) => {
      const item = parseSentItem(key, fields)
      return { path: `${key.kind}/${key.id}`, fields: { ...fields, ...(item && toSearchFields(item)) } }
    }),
  )
}
