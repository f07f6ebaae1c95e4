import { productMessages } from '../../../domain/messages/product'
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
      <ButtonLink to={routePaths.store}>{productMessages.backToProducts}</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.request}>
        {productMessages.requestProducts}
      </ButtonLink>
    </>
  )
  return (
    <Notice
      title={isGone ? productMessages.productGoneTitle : productMessages.productNotFoundTitle}
      actions={actions}
    >
      <p>{isGone ? productMessages.productGoneText : productMessages.productNotFoundText}</p>
    </Notice>
  )
}
