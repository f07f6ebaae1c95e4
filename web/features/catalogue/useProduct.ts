import { loadProduct, getCachedProduct } from '../../data/catalogue/productDetail'
import { getCachedProductSummary, isProductGone } from '../../data/catalogue/productList'
import type { ProductSummary, DetailedProduct } from '../../../domain/catalogue/product'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useCachedFetch } from './useCachedFetch'

type ProductResult =
  | { state: 'ready'; product: DetailedProduct }
  | { state: 'loading'; listed: ProductSummary | undefined }
  | { state: 'not-found'; isGone: boolean }
  | { state: 'failed'; retry: () => void }

/** Loads a product's details. While they load, returns the product's summary from the product list if it is cached. */
export function useProduct(id: string): ProductResult {
  const fetchState = useCachedFetch<DetailedProduct | null>(
    id,
    getCachedProduct(id),
    async () => (await importWithReload(() => loadProduct(id))) ?? null,
  )
  if (isProductGone(id)) return { state: 'not-found', isGone: true }
  switch (fetchState.state) {
    case 'loading':
      return { state: 'loading', listed: getCachedProductSummary(id) }
    case 'failed':
      return { state: 'failed', retry: fetchState.retry }
    case 'ready':
      return fetchState.value
        ? { state: 'ready', product: fetchState.value }
        : { state: 'not-found', isGone: false }
  }
}
