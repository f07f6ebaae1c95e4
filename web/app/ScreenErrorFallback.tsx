import { useEffect } from 'react'
import { businessDetails } from '../../domain/site/businessDetails'
import {
  formatRetryFailed,
  loadFailedDescription,
  loadFailedText,
  loadFailedTitle,
  offlineText,
  offlineTitle,
  serverUnreachable,
  stillOffline,
  tryAgainLabel,
} from '../../domain/messages/screenError'
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
    const reason = navigator.onLine ? serverUnreachable : stillOffline
    showToast('info', formatRetryFailed(reason))
  }
  const onTryAgain = () => void tryAgain()
  const isOnline = useOnlineStatus(onTryAgain)
  useEffect(hideIncompletePageNotice, [])
  const title = isOnline ? loadFailedTitle : offlineTitle
  usePageMetadata({
    title: `${title} | ${businessDetails.name}`,
    description: loadFailedDescription,
  })
  return (
    <Notice title={title} actions={<Button onClick={onTryAgain}>{tryAgainLabel}</Button>}>
      <p role="alert">{isOnline ? loadFailedText : offlineText}</p>
    </Notice>
  )
}

/** Hides the notice of web/index.html, because this one says and offers the same. */
function hideIncompletePageNotice() {
  document.getElementById('incomplete-page')?.setAttribute('hidden', '')
}
