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
