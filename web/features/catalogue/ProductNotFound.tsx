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
      <ButtonLink to={routePaths.store}>Back to Products</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.request}>
        Request Product(s)
      </ButtonLink>
    </>
  )
  return (
    <Notice title="Product Not Found" actions={actions}>
      <p>
        No product has this address. It may have been mistyped, or the product is no longer in our catalogue.
      </p>
    </Notice>
  )
}
