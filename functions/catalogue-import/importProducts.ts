import { createHash } from 'node:crypto'
import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { nameStaffMember } from '../../domain/validation/staffName'
import type { Editor } from '../../domain/validation/editor'
import {
  type ImportedProduct,
  type ImportRequest,
  parseImportRequest,
} from '../../domain/catalogue/importing/importRequest'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { ApiResponse, StaffApiRequest } from '../apiTypes'

/** Publishes many products in one transaction, all or none, when a member of staff asks for it. */
export async function importProducts(
  firestore: Firestore,
  { body, account }: Pick<StaffApiRequest, 'body' | 'account'>,
): Promise<ApiResponse> {
  const parsed = parseImportRequest(body)
  if ('invalid' in parsed) return { status: 400, body: { reason: 'invalid', fields: parsed.invalid } }
  const conflictingIds = await publishAll(firestore, parsed.request, toEditor(account))
  return conflictingIds.length > 0
    ? { status: 409, body: { reason: 'conflict', ids: conflictingIds } }
    : { status: 200, body: { published: parsed.request.products.length } }
}

function toEditor({ uid, name, email = '' }: DecodedIdToken): Editor {
  return { uid, name: nameStaffMember(typeof name === 'string' ? name : '', email) }
}

/** Publishes all products, or returns the ids of those that somebody has published since they were compared. */
function publishAll(
  firestore: Firestore,
  { importId, products }: ImportRequest,
  by: Editor,
): Promise<string[]> {
  const entries = products.map((imported) => {
    const document = firestore.collection(firestoreCollectionNames.products).doc(imported.product.id)
    const versions = document.collection(firestoreCollectionNames.versions)
    return { imported, document, version: versions.doc(createVersionId(importId, imported.product.id)) }
  })
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...entries.map(({ document }) => document))
    const versions = await transaction.getAll(...entries.map(({ version }) => version))
    // The first request arrived and its answer was lost: one transaction made all the versions.
    if (versions.every(({ exists }) => exists)) return []
    const conflicts = products.filter((imported, index) => isChanged(imported, stored[index]))
    if (conflicts.length > 0) return conflicts.map(({ product }) => product.id)
    for (const { imported, document, version } of entries) {
      const now = FieldValue.serverTimestamp()
      transaction.set(document, { ...imported.product, updatedAt: now })
      transaction.create(version, { product: imported.product, by, publishedAt: now })
    }
    return []
  })
}

/** Whether a product is another one, or none, than the one that staff compared. */
function isChanged({ expectedUpdatedAt }: ImportedProduct, stored: DocumentSnapshot | undefined): boolean {
  const updatedAt: unknown = stored?.get('updatedAt')
  return !(updatedAt instanceof Timestamp) || toBrowserMillis(updatedAt) !== expectedUpdatedAt
}

/** The milliseconds that browsers read. Firestore has microseconds, which toMillis() rounds and browsers cut. */
function toBrowserMillis({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1000 + Math.floor(nanoseconds / 1_000_000)
}

/** The id of the version that an import makes of a product: the same each time that the request comes. */
function createVersionId(importId: string, productId: string): string {
  return createHash('sha256').update(`${importId}/${productId}`).digest('hex').slice(0, 20)
}
