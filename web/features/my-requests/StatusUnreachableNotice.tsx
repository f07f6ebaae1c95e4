import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { statusLinkMessages } from '../../../domain/messages/statusLink'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** A notice that a status link could not be looked up, with a retry button. Online again, the page retries by itself. */
export function StatusUnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus(doNothing)
  return (
    <Notice
      level={2}
      title={statusLinkMessages.unreachableTitle}
      actions={<Button onClick={onRetry}>{statusLinkMessages.tryAgain}</Button>}
    >
      <p role="alert">{isOnline ? statusLinkMessages.noAnswerText : statusLinkMessages.offlineText}</p>
    </Notice>
  )
}

function doNothing() {
  return undefined
}
