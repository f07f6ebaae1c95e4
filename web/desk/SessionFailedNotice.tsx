import { useOnlineStatus } from '../browser/useOnlineStatus'
import {
  noConnectionTitle,
  offlineText,
  offlineTitle,
  sessionFailedText,
  sessionFailedTitle,
  tryAgain,
} from '../../domain/messages/desk/frame'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskPageMetadata } from './deskMetadata'

/** Shown when the desk could not find out who is signed in; it retries automatically after a reconnect. */
export function SessionFailedNotice({ onRetry }: { onRetry: () => void }) {
  usePageMetadata(createDeskPageMetadata(noConnectionTitle))
  const isOnline = useOnlineStatus(onRetry)
  const title = isOnline ? sessionFailedTitle : offlineTitle
  return (
    <Notice title={title} actions={<Button onClick={onRetry}>{tryAgain}</Button>}>
      <p role="alert">{isOnline ? sessionFailedText : offlineText}</p>
    </Notice>
  )
}
