import { useState } from 'react'
import type { DetailedProduct } from '../../../domain/catalogue/product'
import { productMessages } from '../../../domain/messages/product'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { RenderProductAction } from './RenderProductAction'
import { ProductDetails } from './ProductDetails'
import { ProductLoadError } from './ProductLoadError'
import { ProductNotFound } from './ProductNotFound'
import { useProduct } from './useProduct'

type Props = { productId: string; action?: RenderProductAction }

/** The product page. While the details load, it shows the fields known from the product list. */
export function ProductPage({ productId, action }: Props) {
  return <OneProduct key={productId} productId={productId} {...(action && { action })} />
}

/** A product that is hidden while its page is open stays, marked as no longer sold. */
function OneProduct({ productId, action }: Props) {
  const result = useProduct(productId)
  const product = result.state === 'ready' ? result.product : undefined
  const [shown, setShown] = useState<DetailedProduct | undefined>(product)
  if (product && product !== shown) setShown(product)
  switch (result.state) {
    case 'loading':
      if (!result.listed) return <LoadingIndicator label={productMessages.loadingProduct} />
      return <ProductDetails product={result.listed} action={action?.(result.listed)} />
    case 'not-found':
      return shown ? (
        <ProductDetails product={shown} action={null} isGone />
      ) : (
        <ProductNotFound isGone={result.isGone} />
      )
    case 'failed':
      return <ProductLoadError onRetry={result.retry} />
    case 'ready':
      return <ProductDetails product={result.product} action={action?.(result.product)} />
  }
}
