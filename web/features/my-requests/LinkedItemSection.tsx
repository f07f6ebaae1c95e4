import { lazy, Suspense, useState } from 'react'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { loadingItem } from '../../domain/messages/statusLink'
import { LiveDataErrorBoundary } from '../../data/LiveDataErrorBoundary'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { RequestsErrorFallback } from './RequestsErrorFallback'

/** The page of a status link. It works without an account, and downloads nothing of Firebase. */
export function LinkedItemSection({ token }: { token: string }) {
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <RequestsErrorFallback onRetry={retry} />}>
      <LazyLinkedItem token={token} />
    </LiveDataErrorBoundary>
  )
}

function LazyLinkedItem({ token }: { token: string }) {
  // A new lazy() for each retry: React caches a rejected import.
  const [LinkedItem] = useState(() => lazy(loadLinkedItem))
  return (
    <Suspense fallback={<LoadingIndicator label={loadingItem} />}>
      <LinkedItem token={token} key={token} />
    </Suspense>
  )
}

function loadLinkedItem() {
  return importWithReload(async () => ({ default: (await import('./LinkedItem')).LinkedItem }))
}
