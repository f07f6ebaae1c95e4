import { useOnlineStatus } from '../browser/useOnlineStatus'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskPageMetadata } from './deskMetadata'

/** Shown when the desk could not find out who is signed in; it retries automatically after a reconnect. */
export function SessionFailedNotice({ onRetry }: { onRetry: () => void }) {
  usePageMetadata(createDeskPageMetadata(deskFrameMessages.noConnectionTitle))
  const isOnline = useOnlineStatus(onRetry)
  const title = isOnline ? deskFrameMessages.sessionFailedTitle : deskFrameMessages.offlineTitle
  return (
    <Notice title={title} actions={<Button onClick={onRetry}>{deskFrameMessages.tryAgain}</Button>}>
      <p role="alert">{isOnline ? deskFrameMessages.sessionFailedText : deskFrameMessages.offlineText}</p>
    </Notice>
  )
}
