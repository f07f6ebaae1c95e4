import { loadingProduct } from '../../domain/messages/product'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { RenderProductAction } from './RenderProductAction'
import { ProductDetails } from './ProductDetails'
import { ProductLoadError } from './ProductLoadError'
import { ProductNotFound } from './ProductNotFound'
import { useProduct } from './useProduct'

type Props = { productId: string; action?: RenderProductAction }

/** The product page. While the details load, it shows the fields known from the product list. */
export function ProductPage({ productId, action }: Props) {
  const result = useProduct(productId)
  switch (result.state) {
    case 'loading':
      if (!result.listed) return <LoadingIndicator label={loadingProduct} />
      return <ProductDetails key={productId} product={result.listed} action={action?.(result.listed)} />
    case 'not-found':
      return <ProductNotFound />
    case 'failed':
      return <ProductLoadError onRetry={result.retry} />
    case 'ready':
      return <ProductDetails key={productId} product={result.product} action={action?.(result.product)} />
  }
}
