import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { readInPages } from '../../functions/firestoreReads'
import { parseStoredImagePath, toPublishedPictures } from '../../domain/catalogue/publishing/publishedProduct'
import { mapPictures } from '../../domain/catalogue/morePictures'
import { findProductErrors, type StoredProduct, toKnownImage } from '../../domain/catalogue/storedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { assertNoCatalogueProblems } from '../catalogue/catalogueProblems'
import type { ProductRecord } from '../catalogue/catalogueSchema'

/** A product of the live catalogue as a record of seed/catalogue, and the name of its picture. */
export type LiveProduct = { record: ProductRecord; pictureName: string }

/** Reads all products of a Firebase project, ordered by id. Throws InvalidCatalogueError if any is malformed. */
export async function readLiveProducts(firestore: Firestore): Promise<LiveProduct[]> {
  const query = firestore.collection(firestoreCollectionNames.products).orderBy(FieldPath.documentId())
  const products: LiveProduct[] = []
  const problems: string[] = []
  for await (const document of readInPages(query, (page) => page.get())) {
    const result = parseLiveProduct(document.id, document.data())
    if ('problem' in result) problems.push(result.problem)
    else products.push(result)
  }
  assertNoCatalogueProblems(problems)
  return products.sort((a, b) => Number(a.record.id) - Number(b.record.id))
}

function parseLiveProduct(id: string, stored: unknown): LiveProduct | { problem: string } {
  const fields = toRecordOrEmpty(stored)
  const errors = findProductErrors(id, fields)
  if (errors.length > 0) return { problem: `products/${id}: ${errors.join(', ')}: mend it at the desk` }
  // findProductErrors has checked every field.
  const product = fields as unknown as StoredProduct
  const pictureName = parseStoredImagePath(id, product.image.path)
  if (product.morePictures && !toPublishedPictures(id, product.morePictures))
    return { problem: `products/${id}: morePictures: has no picture of the desk: add it again there` }
  return pictureName === null
    ? { problem: `products/${id}: image: is no picture of the desk: upload another one there` }
    : { record: toRecord(product), pictureName }
}

/** Picks the fields of a record, in the order in which the files have them. */
function toRecord({ benefits, soldOut, hidden, ...product }: StoredProduct): ProductRecord {
  const { id, name, alsoKnownAs, category, description, unit, grades, morePictures, certificates } = product
  const { first, second, third } = benefits
  return {
    ...{ id, name, alsoKnownAs, category, description },
    benefits: { first, second, third },
    ...{ unit, grades },
    ...(morePictures && { morePictures: mapPictures(morePictures, toKnownImage) }),
    ...(certificates && { certificates }),
    ...(soldOut && { soldOut }),
    ...(hidden && { hidden }),
  }
}
