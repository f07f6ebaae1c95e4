import { useEffect } from 'react'
import { businessDetails } from '../../domain/site/businessDetails'
import { layoutMessages } from '../../domain/messages/layout'
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
    const reason = navigator.onLine ? layoutMessages.serverUnreachable : layoutMessages.stillOffline
    showToast('info', layoutMessages.formatRetryFailed(reason))
  }
  const onTryAgain = () => void tryAgain()
  const isOnline = useOnlineStatus(onTryAgain)
  useEffect(hideIncompletePageNotice, [])
  const title = isOnline ? layoutMessages.loadFailedTitle : layoutMessages.offlineTitle
  usePageMetadata({
    title: `${title} | ${businessDetails.name}`,
    description: layoutMessages.loadFailedDescription,
  })
  return (
    <Notice title={title} actions={<Button onClick={onTryAgain}>{layoutMessages.tryAgainLabel}</Button>}>
      <p role="alert">{isOnline ? layoutMessages.loadFailedText : layoutMessages.offlineText}</p>
    </Notice>
  )
}

/** Hides the notice of web/index.html, because this one says and offers the same. */
function hideIncompletePageNotice() {
  document.getElementById('incomplete-page')?.setAttribute('hidden', '')
}
