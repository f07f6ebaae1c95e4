import { useEffect } from 'react'
import { businessDetails } from '../domain/site/businessDetails'
import { reloadIfReachable } from '../browser/reloadOnStaleBuild'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { showToast } from '../ui/toasts/showToast'
import { useOnlineStatus } from '../browser/useOnlineStatus'
import { usePageMetadata } from '../ui/usePageMetadata'

/** The error notice for a failed screen. It reloads the page when the browser is online again. */
export function ScreenErrorFallback() {
  const tryAgain = async () => {
    if (await reloadIfReachable()) return
    const reason = navigator.onLine ? 'The site does not answer just now' : 'Still no connection'
    showToast('info', `${reason}. Nothing is lost: please try again in a moment.`)
  }
  const onTryAgain = () => void tryAgain()
  const isOnline = useOnlineStatus(onTryAgain)
  useEffect(hideIncompletePageNotice, [])
  const title = isOnline ? 'This page did not arrive' : 'You are offline'
  usePageMetadata({
    title: `${title} | ${businessDetails.name}`,
    description: `A page of ${businessDetails.name} that could not be shown.`,
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

/** Hides the notice of web/index.html, because this one says and offers the same. */
function hideIncompletePageNotice() {
  document.getElementById('incomplete-page')?.setAttribute('hidden', '')
}
