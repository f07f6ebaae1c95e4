import {
  backToProducts,
  productGoneText,
  productGoneTitle,
  productNotFoundText,
  productNotFoundTitle,
  requestProducts,
} from '../../../domain/messages/product'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { productNotFoundPageMetadata } from './catalogueMetadata'

/** The notice for an unknown product id, or for a product that was hidden since the site was built. */
export function ProductNotFound({ isGone }: { isGone: boolean }) {
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
    <Notice title={isGone ? productGoneTitle : productNotFoundTitle} actions={actions}>
      <p>{isGone ? productGoneText : productNotFoundText}</p>
    </Notice>
  )
}
