import { useEffect, useState } from 'react'
import type { DetailedProduct } from '../../../domain/catalogue/product'
import { useCatalogueOverlay } from './publishedChanges'
import { siteCatalogue } from './siteCatalogue'

/** What visitors see of a product; null if they see none, undefined while that is not known. */
export type VisibleProduct = DetailedProduct | null | undefined

/** Returns what visitors see of a product, and again after each change of what is published. */
export function useVisibleProduct(id: string): VisibleProduct {
  const overlay = useCatalogueOverlay()
  const [visible, setVisible] = useState<VisibleProduct>()
  useEffect(() => {
    let isCurrent = true
    const show = (product: VisibleProduct) => {
      if (isCurrent) setVisible(product)
    }
    loadVisibleProduct(id).then(show, () => show(undefined))
    return () => {
      isCurrent = false
    }
  }, [id, overlay])
  return visible
}

async function loadVisibleProduct(id: string): Promise<VisibleProduct> {
  const { waitForPublishedChanges, loadProduct, loadProducts } = siteCatalogue
  // With the list, a product that the build does not have is known to be missing, and its file is not asked for.
  await loadProducts()
  return (await waitForPublishedChanges()) ? ((await loadProduct(id)) ?? null) : undefined
}
