import type { ProductSummary } from '../../../domain/catalogue/product'
import type { Guide, GuideProduct } from '../../../domain/guides/guide'
import { useCatalogue } from '../../data/ShopServices'

/** A product of a guide as it is published now. */
export type CurrentGuideProduct = GuideProduct & {
  /** Undefined if the site was built without the product, because it was hidden. */
  product: ProductSummary | undefined
  /** Whether the shop no longer sells it. */
  isGone: boolean
}

export function useGuideProducts({ products }: Guide): CurrentGuideProduct[] {
  const { getCachedProductSummary, getBuiltProductSummary } = useCatalogue()
  return products.map((used) => {
    const current = getCachedProductSummary(used.productId)
    const product = current ?? getBuiltProductSummary(used.productId)
    return { ...used, name: product?.name ?? used.name, product, isGone: !current }
  })
}
