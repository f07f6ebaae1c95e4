import type { ProductDraft } from '../../../../domain/catalogue/editing/productDraft'
import type { ProductEdit } from '../../../../domain/catalogue/editing/productEdit'
import { toDraftFields, toProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { receiveStoredState, startProductEdit } from '../../../../domain/catalogue/editing/receiveStoredState'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { createStoredProduct } from '../importing/importedProducts'

export const publishedAt = Date.UTC(2026, 10, 2, 9)

export const sola = { uid: 'sola', name: 'Sola Staff' }
export const emeka = { uid: 'emeka', name: 'Emeka Staff' }

const picture = { width: 640, height: 800, placeholder: 'data:image/webp;base64,' }
const sampleProduct = createStoredProduct('84', {
  name: 'Avocado Butter',
  alsoKnownAs: ['Persea gratissima'],
  image: { path: 'products/84/avocado-640.webp', ...picture },
})

export const sampleInput = toProductInput(sampleProduct)

/** A publication of the sample product with some other fields, some seconds later. */
export function publish(change: Partial<StoredProduct> = {}, seconds = 0): Publication {
  return { product: { ...sampleProduct, ...change }, updatedAt: publishedAt + seconds * 1000 }
}

/** A draft of the sample product with some other fields. */
export function draft(change: Partial<ProductInput>, seconds: number, by = emeka): ProductDraft {
  return { product: toDraftFields({ ...sampleInput, ...change }), by, savedAt: publishedAt + seconds * 1000 }
}

/** The form of a product with what Firestore has when it is opened. */
export function start(
  published: Publication | null = publish(),
  stored: ProductDraft | null = null,
): ProductEdit {
  return startProductEdit('84', { published, draft: stored }, null)
}

/** The form after Firestore has shown something else. */
export function receive(
  edit: ProductEdit,
  published: Publication,
  stored: ProductDraft | null = null,
): ProductEdit {
  return receiveStoredState(edit, { published, draft: stored })
}
