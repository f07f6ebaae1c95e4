import { lazy, Suspense, useState } from 'react'
import { importWithReload } from '../browser/reloadOnStaleBuild'
import { LiveDataErrorBoundary } from '../data/LiveDataErrorBoundary'
import type { Account } from '../domain/account/account'
import { loadingInbox } from '../domain/messages/desk/frame'
import { LoadingIndicator } from '../ui/LoadingIndicator'
import { DeskErrorFallback } from './DeskErrorFallback'

/** Loads and shows the screens of a signed-in staff member. */
export function LazyStaffScreens({ account }: { account: Account }) {
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <DeskErrorFallback onRetry={retry} />}>
      <StaffScreensLoader account={account} />
    </LiveDataErrorBoundary>
  )
}

function StaffScreensLoader({ account }: { account: Account }) {
  // Create a new lazy() component for each retry, because React caches a rejected import.
  const [StaffScreens] = useState(() => lazy(loadStaffScreens))
  return (
    <Suspense fallback={<LoadingIndicator label={loadingInbox} />}>
      <StaffScreens account={account} />
    </Suspense>
  )
}

function loadStaffScreens() {
  return importWithReload(async () => ({ default: (await import('./StaffScreens')).StaffScreens }))
}
