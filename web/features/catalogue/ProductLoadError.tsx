import { productMessages } from '../../../domain/messages/product'
import { routePaths } from '../../../domain/site/routePaths'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { productLoadErrorPageMetadata } from './catalogueMetadata'

/** The notice when an existing product could not be loaded; retries when back online. */
export function ProductLoadError({ onRetry }: { onRetry: () => void }) {
  usePageMetadata(productLoadErrorPageMetadata)
  const actions = (
    <>
      <Button onClick={onRetry}>{productMessages.tryAgain}</Button>
      <ButtonLink tone="quiet" to={routePaths.store}>
        {productMessages.backToProducts}
      </ButtonLink>
    </>
  )
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice title={productMessages.productNotLoadedTitle} actions={actions}>
      <p role="alert">
        {isOnline ? productMessages.productNotLoadedOnline : productMessages.productNotLoadedOffline}
      </p>
    </Notice>
  )
}
