import { hasLaterForm } from '../../domain/validation/documentForm'
import { createHash } from 'node:crypto'
import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import {
  type BuiltCatalogue,
  isHidden,
  type PublishedChange,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import { toPublishedProduct, isPhotographName } from '../../domain/catalogue/publishing/publishedProduct'
import { findProductErrors, type StoredProduct } from '../../domain/catalogue/storedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { type MorePictures, pictureKinds } from '../../domain/catalogue/morePictures'
import type { Picture } from '../../domain/catalogue/picture'
import type { Product } from '../../domain/catalogue/product'
import { dayMs } from '../../domain/site/lagosTime'

const newForMs = 30 * dayMs

/** What visitors see of a product, without the placeholder: encoders of two machines may make different ones. */
type HashedProduct = Product & {
  image: Omit<Picture, 'placeholder'>
  morePictures?: MorePictures<Pick<Picture, 'name'>>
}

/** The hash by which a function and the build compare a product: two products with one hash look the same. */
export function getProductHash(product: HashedProduct): string {
  const { id, name, alsoKnownAs, category, description, benefits, unit, grades, soldOut, image } = product
  const { morePictures, certificates } = product
  // Arrays, because Firestore does not keep the order of an object's keys.
  const content = [
    ...[id, name, alsoKnownAs, category, description, unit, grades],
    ...[benefits.first, benefits.second, benefits.third],
    ...[getImageIdentity(id, image.name), image.width, image.height],
    // A product without one of these fields keeps the hash that builds before the field have.
    ...(soldOut === true ? ['soldOut'] : []),
    ...(morePictures ? pictureKinds.map((kind) => [kind, morePictures[kind]?.name]) : []),
    ...(certificates ? [certificates] : []),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)
}

// A drawing's file name has the product's name, and changes with the programs that draw it. It is the same drawing.
function getImageIdentity(productId: string, pictureName: string): string {
  return isPhotographName(productId, pictureName) ? pictureName : 'drawing'
}

// Firestore answers so many documents at once without a large response.
const maxBatchSize = 300

/**
 * What visitors are to see of a product; null for one that breaks the law, which is not published. `createdAt` is when it
 * was first published, in milliseconds.
 */
export type ProductState = { id: string; change: PublishedChange | null; createdAt?: number }

/** Reads what visitors are to see of these products. A product that was deleted is hidden. */
export async function readProductStates(
  firestore: Firestore,
  ids: readonly string[],
): Promise<ProductState[]> {
  const collection = firestore.collection(firestoreCollectionNames.products)
  const states: ProductState[] = []
  for (let start = 0; start < ids.length; start += maxBatchSize) {
    const documents = ids.slice(start, start + maxBatchSize).map((id) => collection.doc(id))
    for (const document of await firestore.getAll(...documents))
      states.push({
        ...toProductState(document.id, document.data()),
        ...(document.createTime && { createdAt: document.createTime.toMillis() }),
      })
  }
  return states
}

/** Converts a product document to what visitors are to see of it. */
export function toProductState(id: string, fields: DocumentData | undefined): ProductState {
  if (fields === undefined || fields.hidden === true) return { id, change: { id, hidden: true } }
  if (hasLaterForm(fields) || findProductErrors(id, fields).length > 0) return { id, change: null }
  // findProductErrors has checked every field.
  return { id, change: toPublishedProduct(fields as StoredProduct) }
}

/** Whether visitors of a build would see something else than what the product is now. */
export function isDifferent({ id, change }: ProductState, { hashes }: BuiltCatalogue): boolean {
  if (!change) return true
  return isHidden(change) ? hashes[id] !== undefined : hashes[id] !== getProductHash(change)
}

/** Whether visitors see a product marked as new: no build has it yet, and it was first published in the last 30 days. */
export function isNew(
  { id, change, createdAt = 0 }: ProductState,
  { hashes }: BuiltCatalogue,
  now: number,
): boolean {
  return change !== null && !isHidden(change) && hashes[id] === undefined && now - createdAt <= newForMs
}
