import { routePaths } from '../../domain/site/routePaths'
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
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink tone="quiet" to={routePaths.store}>
        Back to Products
      </ButtonLink>
    </>
  )
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice title="This product did not arrive" actions={actions}>
      <p role="alert">
        {isOnline
          ? 'The connection failed on the way. Your order list is kept. Check that you are online, then try again.'
          : 'You are offline. The list of products still works, and your order list is kept on this device. As soon as you are online again, this product opens by itself.'}
      </p>
    </Notice>
  )
}
