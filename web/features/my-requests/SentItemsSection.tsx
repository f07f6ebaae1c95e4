import { lazy, Suspense, useState } from 'react'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { loadingRequests } from '../../domain/messages/myRequests'
import { LiveDataErrorBoundary } from '../../data/LiveDataErrorBoundary'
import { useHasSentAsGuest } from '../../data/sentAsGuest'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { AnswerAlert } from './AnswerAlert'
import { NothingSentNotice } from './NothingSentNotice'
import { RequestsErrorFallback } from './RequestsErrorFallback'

/** The visitor's sent items, updated live. Firebase is not downloaded for a visitor who has never sent anything. */
export function SentItemsSection() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const hasSentAsGuest = useHasSentAsGuest()
  if (!isLoggedIn && !hasSentAsGuest) return <NothingSentNotice />
  return (
    <>
      <AnswerAlert />
      <LiveDataErrorBoundary renderFallback={(retry) => <RequestsErrorFallback onRetry={retry} />}>
        <LazyLiveRequests />
      </LiveDataErrorBoundary>
    </>
  )
}

function LazyLiveRequests() {
  // A new lazy() for each retry: React caches a rejected import.
  const [LiveRequests] = useState(() => lazy(loadLiveRequests))
  return (
    <Suspense fallback={<LoadingIndicator label={loadingRequests} />}>
      <LiveRequests />
    </Suspense>
  )
}

function loadLiveRequests() {
  return importWithReload(async () => ({ default: (await import('./LiveRequests')).LiveRequests }))
}
