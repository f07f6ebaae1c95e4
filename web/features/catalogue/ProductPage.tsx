import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { RenderProductAction } from './RenderProductAction'
import { ProductDetails } from './ProductDetails'
import { ProductLoadError } from './ProductLoadError'
import { ProductNotFound } from './ProductNotFound'
import { useProduct } from './useProduct'

type Props = { productId: string; action?: RenderProductAction }

/** The product page in each state of loading; a listed product shows at once. */
export function ProductPage({ productId, action }: Props) {
  const result = useProduct(productId)
  switch (result.state) {
    case 'loading':
      if (!result.listed) return <LoadingIndicator label="Fetching the product" />
      return <ProductDetails product={result.listed} action={action?.(result.listed)} />
    case 'not-found':
      return <ProductNotFound />
    case 'failed':
      return <ProductLoadError onRetry={result.retry} />
    case 'ready':
      return <ProductDetails product={result.product} action={action?.(result.product)} />
  }
}
