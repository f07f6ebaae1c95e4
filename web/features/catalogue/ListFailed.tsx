import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineAgain } from '../../ui/useOnlineAgain'

/** The products did not arrive: most often the connection. */
export function ListFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const isOnline = useOnlineAgain(onTryAgain)
  return (
    <Notice title="The products did not arrive" actions={<Button onClick={onTryAgain}>Try again</Button>}>
      <p role="alert">
        {isOnline
          ? 'The connection failed on the way. Your search and your order list are kept. Check that you are online, then try again.'
          : 'You are offline. Your search and your order list are kept on this device. As soon as you are online again, the products come by themselves.'}
      </p>
    </Notice>
  )
}
