import { business } from '../domain/business'
import { reloadWhenReachable } from '../state/freshPage'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { showToast } from '../ui/toast'
import { useOnlineAgain } from '../ui/useOnlineAgain'
import { usePageHead } from '../ui/usePageHead'

/** A screen did not arrive or broke: says which of the two is likely, what was kept, and offers to fetch it again. */
export function ScreenFailed() {
  const tryAgain = async () => {
    if (await reloadWhenReachable()) return
    const reason = navigator.onLine ? 'The site does not answer just now' : 'Still no connection'
    showToast('info', `${reason}. Nothing is lost: please try again in a moment.`)
  }
  const onTryAgain = () => void tryAgain()
  const isOnline = useOnlineAgain(onTryAgain)
  const title = isOnline ? 'This page did not arrive' : 'You are offline'
  usePageHead({
    title: `${title} | ${business.name}`,
    description: `A page of ${business.name} that could not be shown.`,
  })
  return (
    <Notice title={title} actions={<Button onClick={onTryAgain}>Try again</Button>}>
      <p role="alert">
        {isOnline
          ? 'Something failed on the way. Your order list is kept. Check that you are online, then try again.'
          : 'This page was not fetched yet. Pages that you have opened still work, and your order list is kept on this device. As soon as you are online again, this page opens by itself.'}
      </p>
    </Notice>
  )
}
