import { useOnlineStatus } from '../browser/useOnlineStatus'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskPageMetadata } from './deskMetadata'

/** Shown when the desk could not find out who is signed in; it retries automatically after a reconnect. */
export function SessionFailedNotice({ onRetry }: { onRetry: () => void }) {
  usePageMetadata(createDeskPageMetadata('No Connection'))
  const isOnline = useOnlineStatus(onRetry)
  const title = isOnline ? 'The desk could not be opened' : 'You are offline'
  return (
    <Notice title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
      <p role="alert">
        {isOnline
          ? 'The sign-in service could not be reached. Check that you are online, then try again.'
          : 'As soon as you are online again, the desk opens by itself.'}
      </p>
    </Notice>
  )
}
