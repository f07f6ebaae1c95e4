import { Suspense } from 'react'
import { createRetryableLazy } from '../../browser/retryableLazy'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { LiveDataErrorBoundary } from '../../data/live/LiveDataErrorBoundary'
import { useAnswerAlert } from '../../data/push/useAnswerAlert'
import { useHasSentAsGuest } from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { NothingSentNotice } from './NothingSentNotice'
import { RequestsErrorFallback } from './RequestsErrorFallback'
import { AnswerAlertSwitch } from '../../ui/push/AnswerAlertSwitch'

const LiveRequests = createRetryableLazy(async () => (await import('./LiveRequests')).LiveRequests)

/** The visitor's sent items, updated live. Firebase is not downloaded for a visitor who has never sent anything. */
export function SentItemsSection() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasSentAsGuest = useHasSentAsGuest()
  if (!isLoggedIn && !hasSentAsGuest) return <NothingSentNotice />
  return (
    <>
      <AnswerAlert />
      <LiveDataErrorBoundary renderFallback={(retry) => <RequestsErrorFallback onRetry={retry} />}>
        <Suspense fallback={<LoadingIndicator label={myRequestsMessages.loadingRequests} />}>
          <LiveRequests />
        </Suspense>
      </LiveDataErrorBoundary>
    </>
  )
}

/** Offers a notification on this device about the answer, if this deployment can send one. */
function AnswerAlert() {
  const pushSwitch = useAnswerAlert()
  return pushSwitch ? <AnswerAlertSwitch {...pushSwitch} /> : null
}
