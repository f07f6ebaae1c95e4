import { paths } from '../../app/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The product exists but did not arrive: most often the connection. */
export function ProductFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const actions = (
    <>
      <Button onClick={onTryAgain}>Try again</Button>
      <ButtonLink tone="quiet" to={paths.store}>
        Back to Products
      </ButtonLink>
    </>
  )
  return (
    <Notice title="This product did not arrive" actions={actions}>
      <p role="alert">The connection failed on the way. Check that you are online, then try again.</p>
    </Notice>
  )
}
