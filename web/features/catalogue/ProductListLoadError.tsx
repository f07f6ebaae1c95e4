import { productsMessages } from '../../../domain/messages/products'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

/** The notice when the product list could not be loaded; retries when back online. */
export function ProductListLoadError({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice
      title={productsMessages.productsNotLoadedTitle}
      actions={<Button onClick={onRetry}>{productsMessages.tryAgain}</Button>}
    >
      <p role="alert">
        {isOnline ? productsMessages.productsNotLoadedOnline : productsMessages.productsNotLoadedOffline}
      </p>
    </Notice>
  )
}
