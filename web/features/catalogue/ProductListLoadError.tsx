import {
  productsNotLoadedOffline,
  productsNotLoadedOnline,
  productsNotLoadedTitle,
  tryAgain,
} from '../../../domain/messages/store'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

/** The notice when the product list could not be loaded; retries when back online. */
export function ProductListLoadError({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice title={productsNotLoadedTitle} actions={<Button onClick={onRetry}>{tryAgain}</Button>}>
      <p role="alert">{isOnline ? productsNotLoadedOnline : productsNotLoadedOffline}</p>
    </Notice>
  )
}
