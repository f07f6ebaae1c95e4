import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** A notice that a status link could not be looked up, with a retry button. Online again, the page retries by itself. */
export function StatusUnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus(doNothing)
  return (
    <Notice
      level={2}
      title="We cannot look it up just now"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p role="alert">
        {isOnline
          ? 'No answer came, but what you sent is with us all the same. Please try again in a moment.'
          : 'You are offline, but what you sent is with us all the same. As soon as you are online again, it appears here by itself.'}
      </p>
    </Notice>
  )
}

function doNothing() {
  return undefined
}
