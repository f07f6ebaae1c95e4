import { routePaths } from '../../../domain/site/routePaths'
import { statusLinkMessages } from '../../../domain/messages/statusLink'
import { Link } from '../../ui/Link'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { LinkedItemCard } from './LinkedItemCard'
import { useLinkedItem } from './useLinkedItem'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { ExternalButtonLink, Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import styles from './LinkedItem.module.css'

/** What the status link with this token shows: one sent item's status and answer, or why it shows nothing. */
export function LinkedItem({ token }: { token: string }) {
  const { state, refresh } = useLinkedItem(token)
  switch (state.kind) {
    case 'loading':
      return <LoadingIndicator label={statusLinkMessages.loadingItem} />
    case 'unknownLink':
      return <UnknownLinkNotice />
    case 'unreachable':
      return <StatusUnreachableNotice onRetry={refresh} />
    case 'found':
      return (
        <div className={styles.found}>
          {state.isCurrent ? null : (
            <p className={styles.remark} role="status">
              {statusLinkMessages.staleItemNote}
            </p>
          )}
          <LinkedItemCard report={state.report} />
          <p className={styles.remark}>
            {statusLinkMessages.onlyThisItem}{' '}
            <Link className={styles.link} to={routePaths.myRequests}>
              {statusLinkMessages.seeOwnItems}
            </Link>
          </p>
        </div>
      )
  }
}

/** A notice for a status link that was altered, or whose item was deleted. */
function UnknownLinkNotice() {
  const actions = (
    <ExternalButtonLink href={getWhatsAppUrl()}>{statusLinkMessages.askOnWhatsApp}</ExternalButtonLink>
  )
  return (
    <Notice level={2} title={statusLinkMessages.unknownLinkTitle} actions={actions}>
      <p role="alert">{statusLinkMessages.unknownLinkText}</p>
    </Notice>
  )
}

/** A notice that a status link could not be looked up, with a retry button. Online again, the page retries by itself. */
function StatusUnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus()
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
