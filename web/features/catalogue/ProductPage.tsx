import { useParams } from 'react-router-dom'
import { Waiting } from '../../ui/Waiting'
import type { ProductAction } from './ProductAction'
import { ProductDetails } from './ProductDetails'
import { ProductFailed } from './ProductFailed'
import { UnknownProduct } from './UnknownProduct'
import { useProduct } from './useProduct'

/** One product, whatever comes of fetching it; one from the list shows at once, the rest of it when it has arrived. */
export function ProductPage({ action }: { action?: ProductAction }) {
  const { productId = '' } = useParams()
  const answer = useProduct(productId)
  switch (answer.state) {
    case 'coming':
      if (!answer.listed) return <Waiting what="Fetching the product" />
      return <ProductDetails product={answer.listed} action={action?.(answer.listed)} />
    case 'unknown':
      return <UnknownProduct />
    case 'failed':
      return <ProductFailed onTryAgain={answer.tryAgain} />
    case 'ready':
      return <ProductDetails product={answer.product} action={action?.(answer.product)} />
  }
}
