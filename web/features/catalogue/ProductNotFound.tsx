import {
  backToProducts,
  productNotFoundText,
  productNotFoundTitle,
  requestProducts,
} from '../../domain/messages/product'
import { routePaths } from '../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { productNotFoundPageMetadata } from './catalogueMetadata'

/** The notice for an unknown product id. */
export function ProductNotFound() {
  usePageMetadata(productNotFoundPageMetadata)
  const actions = (
    <>
      <ButtonLink to={routePaths.store}>{backToProducts}</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.request}>
        {requestProducts}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={productNotFoundTitle} actions={actions}>
      <p>{productNotFoundText}</p>
    </Notice>
  )
}
