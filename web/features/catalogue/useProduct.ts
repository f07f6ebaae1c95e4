import { loadProduct, productHere } from '../../data/catalogue/detail'
import { listedProduct } from '../../data/catalogue/list'
import type { ListedProduct, ProductDetail } from '../../domain/product'
import { fetchPart } from '../../state/freshPage'
import { useFetched } from './useFetched'

type Answer =
  | { state: 'ready'; product: ProductDetail }
  | { state: 'coming'; listed: ListedProduct | undefined }
  | { state: 'unknown' }
  | { state: 'failed'; tryAgain: () => void }

/** A product: here, on its way (with what the list knows of it), unknown to the catalogue, or not to be had just now. */
export function useProduct(id: string): Answer {
  const fetched = useFetched<ProductDetail | null>(
    id,
    productHere(id),
    async () => (await fetchPart(() => loadProduct(id))) ?? null,
  )
  switch (fetched.state) {
    case 'coming':
      return { state: 'coming', listed: listedProduct(id) }
    case 'failed':
      return { state: 'failed', tryAgain: fetched.tryAgain }
    case 'here':
      return fetched.value ? { state: 'ready', product: fetched.value } : { state: 'unknown' }
  }
}
