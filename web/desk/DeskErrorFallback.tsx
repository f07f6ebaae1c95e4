import { useOnlineStatus } from '../browser/useOnlineStatus'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

type Props = { what?: string; onRetry: () => void }

/** Shown when a screen of the desk could not be fetched; it retries by itself after a reconnect. */
export function DeskErrorFallback({ what = 'The inbox', onRetry }: Props) {
  useOnlineStatus(onRetry)
  return (
    <Notice title={`${what} could not be fetched`} actions={<Button onClick={onRetry}>Try again</Button>}>
      <p role="alert">
        Nothing is lost: requests and enquiries still arrive. Check that you are online, then try again. If it
        goes on, sign out and in again.
      </p>
    </Notice>
  )
}
