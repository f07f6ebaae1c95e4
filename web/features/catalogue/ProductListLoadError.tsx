import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

/** The notice when the product list could not be loaded; retries when back online. */
export function ProductListLoadError({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice title="The products did not arrive" actions={<Button onClick={onRetry}>Try again</Button>}>
      <p role="alert">
        {isOnline
          ? 'The connection failed on the way. Your search and your order list are kept. Check that you are online, then try again.'
          : 'You are offline. Your search and your order list are kept on this device. As soon as you are online again, the products come by themselves.'}
      </p>
    </Notice>
  )
}
