import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { myRequestsMessages, statusLinkMessages } from '../../../domain/messages/myRequests'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { myRequestsPageMetadata } from './myRequestsPageMetadata'
import { useIsHydrated } from '../../browser/useIsHydrated'
import { parseStatusFragment } from '../../../domain/site/statusLink'
import { createRetryableLazy } from '../../browser/retryableLazy'
import { LiveDataErrorBoundary } from '../../data/live/LiveDataErrorBoundary'
import { useHasSentAsGuest } from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { LiveRequests } from './LiveRequests'
import { NothingSentNotice } from './NothingSentNotice'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { Button, ExternalButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import styles from './MyRequestsPage.module.css'

const LinkedItem = createRetryableLazy(async () => (await import('./LinkedItem')).LinkedItem)

/** The My Requests page: `unsentItems` of the outbox, then the sent items, or the one item of a status link. */
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

/** The token of the status link at which the page was opened; null at any other address. */
function useStatusToken(): string | null {
  const isHydrated = useIsHydrated()
  // This renders again on each navigation. Just after hydration, the router's own location has no fragment yet.
  useLocation()
  return isHydrated ? parseStatusFragment(location.hash) : null
}

/** The page of a status link. It works without an account, and downloads nothing of Firebase. */
function LinkedItemSection({ token }: { token: string }) {
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <RequestsErrorFallback onRetry={retry} />}>
      <Suspense fallback={<LoadingIndicator label={statusLinkMessages.loadingItem} />}>
        <LinkedItem token={token} key={token} />
      </Suspense>
    </LiveDataErrorBoundary>
  )
}

/** The visitor's sent items, updated live. Firebase is not downloaded for a visitor who has never sent anything. */
function SentItemsSection() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasSentAsGuest = useHasSentAsGuest()
  if (!isLoggedIn && !hasSentAsGuest) return <NothingSentNotice />
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <RequestsErrorFallback onRetry={retry} />}>
      <Suspense fallback={<LoadingIndicator label={myRequestsMessages.loadingRequests} />}>
        <LiveRequests />
      </Suspense>
    </LiveDataErrorBoundary>
  )
}

/** The error if sent requests could not be loaded: it says that they have arrived and will be answered. */
function RequestsErrorFallback({ onRetry }: { onRetry: () => void }) {
  const actions = (
    <>
      <Button onClick={onRetry}>{myRequestsMessages.tryAgain}</Button>
      <ExternalButtonLink tone="quiet" href={getWhatsAppUrl()}>
        {myRequestsMessages.askOnWhatsApp}
      </ExternalButtonLink>
    </>
  )
  return (
    <Notice level={2} title={myRequestsMessages.failedTitle} actions={actions}>
      <p role="alert">{myRequestsMessages.failedText}</p>
    </Notice>
  )
}
