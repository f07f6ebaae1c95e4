import type { StoredProduct } from '../storedProduct'
import type { Editor } from './productDraft'

/** A version in products/{id}/versions/{versionId}: what one publication wrote, and by whom. It never changes. */
export type ProductVersion = {
  id: string
  product: StoredProduct
  by: Editor
  /** The server's time in milliseconds. */
  publishedAt: number
}

/** Who publishes what `npm run seed` writes. */
export const seedEditor: Editor = { uid: 'seed', name: 'Seed' }
