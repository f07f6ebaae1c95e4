import type { StoredProduct } from '../storedProduct'
import { type DraftFields, toDraftFields, toProductInput } from './productInput'
import type { StoredState } from './storedState'

/** The product to publish, and the fields of its draft with the same change; null for a draft that stays as it is. */
export type StockChange = { product: StoredProduct; draft: DraftFields | null }

/**
 * Changes whether a product is out of stock, and nothing else of what is published. Its draft goes on with the same change, or
 * its publication would take it back. A draft that is older than the publication stays older: its fields wait for a choice.
 */
export function changeStock(
  { published, draft }: StoredState,
  soldOut: boolean,
): StockChange | 'unpublished' | 'unchanged' {
  if (!published) return 'unpublished'
  const { product, updatedAt } = published
  if ((product.soldOut === true) === soldOut) return 'unchanged'
  const isMerged = draft !== null && draft.savedAt >= updatedAt
  return {
    product: { ...product, soldOut },
    draft: isMerged ? toDraftFields({ ...toProductInput(draft.product), soldOut }) : null,
  }
}
