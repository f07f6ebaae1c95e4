import { useState } from 'react'
import type { Category, ProductLinks } from '../../../domain/catalogue/product'
import { CategoryNeighbours } from './CategoryNeighbours'
import type { ProductLinkState } from './productLink'
import { RelatedProducts } from './RelatedProducts'

type Props = { category: Category; links: ProductLinks; linkState: ProductLinkState | undefined }

/** The products to which a product's page leads. One that is hidden meanwhile keeps its place on the open page. */
export function OnwardLinks({ category, links, linkState }: Props) {
  const [{ shown, source }, setShown] = useState({ shown: links, source: links })
  if (source !== links) setShown({ shown: mergeLinks(shown, links), source: links })
  return (
    <>
      <RelatedProducts products={shown.related} linkState={linkState} />
      <CategoryNeighbours category={category} links={shown} linkState={linkState} />
    </>
  )
}

function mergeLinks(shown: ProductLinks, current: ProductLinks): ProductLinks {
  const currentById = new Map(current.related.map((product) => [product.id, product]))
  return {
    related: shown.related.map((product) => currentById.get(product.id) ?? product),
    previous: current.previous ?? shown.previous,
    next: current.next ?? shown.next,
  }
}
