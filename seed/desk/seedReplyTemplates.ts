import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { replyTemplates } from './replyTemplates'

/**
 * Writes the reply templates if the collection is empty, and returns how many were written. Otherwise nothing is
 * written, because the templates then belong to the staff: a deleted one must not come back.
 */
export async function seedReplyTemplates(firestore: Firestore): Promise<number> {
  const collection = firestore.collection('replyTemplates')
  if (!(await collection.limit(1).get()).empty) return 0
  const batch = firestore.batch()
  for (const { id, name, text } of replyTemplates)
    batch.create(collection.doc(id), { name, text, uid: 'seed', updatedAt: FieldValue.serverTimestamp() })
  await batch.commit()
  return replyTemplates.length
}
