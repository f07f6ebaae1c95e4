import type { Firestore } from 'firebase-admin/firestore'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { toStoredProduct } from '../../seed/sync/toStoredProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import type { StoredDocument } from '../writeDocuments'

const draftWriter = { uid: 'demo-staff', name: 'Sola Staff' }
const minuteMs = 60_000

/** The product documents of a catalogue, each published a minute before the one that precedes it. */
export function listProductDocuments(
  { products, pictures }: CatalogueWithPictures,
  newestAt: Date,
): StoredDocument[] {
  return products.map((product, index) => {
    const picture = pictures.get(product.id)
    if (!picture) throw new Error(`Product ${product.id} has no picture.`)
    const fields = { ...toStoredProduct(product, picture), updatedAt: minutesBefore(newestAt, index) }
    return { path: `${firestoreCollectionNames.products}/${product.id}`, fields }
  })
}

/** Drafts of the last products of a catalogue, each with a changed description. */
export function listDraftDocuments(
  catalogue: CatalogueWithPictures,
  count: number,
  newestAt: Date,
): StoredDocument[] {
  return catalogue.products.slice(-count).map(({ id, ...product }, index) => ({
    path: `${firestoreCollectionNames.drafts}/${id}`,
    fields: {
      product: { ...product, description: changeText(product.description) },
      by: draftWriter,
      savedAt: minutesBefore(newestAt, index),
    },
  }))
}

/** A text of the same length that differs. */
export function changeText(text: string): string {
  return text.slice(0, -1) + (text.endsWith('!') ? '.' : '!')
}

/** Publishes products with a changed description, as staff would. */
export async function changeProducts(firestore: Firestore, ids: readonly string[]): Promise<void> {
  const documents = ids.map((id) => firestore.collection(firestoreCollectionNames.products).doc(id))
  for (const document of await firestore.getAll(...documents)) {
    const { description } = document.data() as StoredProduct
    await document.ref.update({ description: changeText(description), updatedAt: new Date() })
  }
}

function minutesBefore(date: Date, minutes: number): Date {
  return new Date(date.getTime() - minutes * minuteMs)
}
