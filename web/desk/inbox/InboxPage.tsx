import { lazy, Suspense, useState } from 'react'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { LiveDataErrorBoundary } from '../../data/LiveDataErrorBoundary'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'
import { InboxErrorFallback } from './InboxErrorFallback'

/** The desk page with the sent items that wait for a reply, updated live. */
export function InboxPage() {
  usePageMetadata(createDeskPageMetadata('Inbox'))
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <InboxErrorFallback onRetry={retry} />}>
      <LazyInbox />
    </LiveDataErrorBoundary>
  )
}

function LazyInbox() {
  // Create a new lazy() component for each retry, because React caches a rejected import.
  const [LiveInbox] = useState(() => lazy(loadLiveInbox))
  return (
    <Suspense fallback={<LoadingIndicator label="Fetching the inbox" />}>
      <LiveInbox />
    </Suspense>
  )
}

function loadLiveInbox() {
  return importWithReload(async () => ({ default: (await import('./LiveInbox')).LiveInbox }))
}
