import { routePaths } from '../../../domain/site/routePaths'
import { statusLinkMessages } from '../../../domain/messages/statusLink'
import { Link } from '../../ui/Link'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { LinkedItemCard } from './LinkedItemCard'
import { StatusUnreachableNotice } from './StatusUnreachableNotice'
import { UnknownLinkNotice } from './UnknownLinkNotice'
import { useLinkedItem } from './useLinkedItem'
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
