import { doc, type Firestore, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import type { Editor } from '../../../../domain/validation/editor'
import {
  type DraftFields,
  toDraftFields,
  toProductInput,
} from '../../../../domain/catalogue/editing/productInput'
import {
  type ExpectedTimes,
  isAsExpected,
  type StoredState,
} from '../../../../domain/catalogue/editing/storedState'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { repeatIfRefused, reportOutcome } from '../writeStaffAction'
import {
  type CatalogueWriteOutcome,
  getDraftReference,
  getProductReference,
  readStoredState,
} from './catalogueDocuments'

/** A product to publish, and what the publisher saw in Firestore. One `versionId` makes one version. */
export type PublishWrite = {
  product: StoredProduct
  expected: ExpectedTimes
  versionId: string
  by: Editor
}

/**
 * Publishes a product: writes it and its version, and ends the draft, in one transaction. A conflict is a publication or
 * a draft of a colleague that the publisher has not seen. Never rejects.
 */
export function publishProduct(
  firestore: Firestore,
  { product, expected, versionId, by }: PublishWrite,
): Promise<CatalogueWriteOutcome> {
  const { id } = product
  const publish = () =>
    runTransaction(firestore, async (transaction): Promise<CatalogueWriteOutcome> => {
      const stored = await readStoredState(firestore, transaction, id)
      const isRepeated = !stored.draft && isPublished(stored, product, expected)
      if (isRepeated) return { kind: 'written' }
      if (!isAsExpected(stored, expected)) return { kind: 'conflict', stored }
      setPublication(firestore, transaction, { product, versionId, by })
      if (stored.draft) transaction.delete(getDraftReference(firestore, id))
      return { kind: 'written' }
    })
  // The rules refuse a commit also if a colleague's came first; the second read then tells.
  return reportOutcome(repeatIfRefused(publish))
}

/** Writes a product and the version of it. */
export function setPublication(
  firestore: Firestore,
  transaction: Transaction,
  { product, versionId, by }: Omit<PublishWrite, 'expected'>,
): void {
  const reference = getProductReference(firestore, product.id)
  const fields = toProductFields(product)
  transaction.set(reference, { ...fields, updatedAt: serverTimestamp() })
  transaction.set(doc(reference, firestoreCollectionNames.versions, versionId), {
    product: fields,
    by: { uid: by.uid, name: by.name },
    publishedAt: serverTimestamp(),
  })
}

/** The fields of a product's document, without its time. A flag that is not set is left out. */
function toProductFields(product: StoredProduct): DraftFields & { id: string } {
  return { id: product.id, ...toDraftFields(toProductInput(product)) }
}

function isPublished({ published }: StoredState, product: StoredProduct, expected: ExpectedTimes): boolean {
  return (
    published !== null &&
    published.updatedAt !== expected.updatedAt &&
    areSameInputs(toProductInput(published.product), toProductInput(product))
  )
}
