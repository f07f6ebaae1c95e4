import { paths } from '../../app/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineAgain } from '../../ui/useOnlineAgain'
import { usePageHead } from '../../ui/usePageHead'
import { failedProductHead } from './heads'

/** The product exists but did not arrive: most often the connection. */
export function ProductFailed({ onTryAgain }: { onTryAgain: () => void }) {
  usePageHead(failedProductHead)
  const actions = (
    <>
      <Button onClick={onTryAgain}>Try again</Button>
      <ButtonLink tone="quiet" to={paths.store}>
        Back to Products
      </ButtonLink>
    </>
  )
  const isOnline = useOnlineAgain(onTryAgain)
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
