import type { ReactNode } from 'react'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { myRequestsPageMetadata } from './myRequestsPageMetadata'
import { LinkedItemSection } from './LinkedItemSection'
import { SentItemsSection } from './SentItemsSection'
import { useStatusToken } from './useStatusToken'
import styles from './MyRequestsPage.module.css'

/**
 * The My Requests page. It shows `unsentItems`, which are still in the outbox, and below them the visitor's sent items
 * with their status, or the one item of a status link.
 */
export function MyRequestsPage({ unsentItems }: { unsentItems?: ReactNode }) {
  usePageMetadata(myRequestsPageMetadata)
  const token = useStatusToken()
  return (
    <PageSection>
      <Heading level={1} lead={myRequestsMessages.myRequestsLead}>
        {myRequestsMessages.myRequestsTitle}
      </Heading>
      <div className={styles.lists}>
        {unsentItems}
        {token === null ? <OwnSection /> : <LinkedItemSection token={token} />}
      </div>
    </PageSection>
  )
}

function OwnSection() {
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  return isRestored ? <SentItemsSection /> : <LoadingIndicator label={myRequestsMessages.loadingRequests} />
}
