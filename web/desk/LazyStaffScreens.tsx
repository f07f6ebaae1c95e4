import { Suspense, useEffect } from 'react'
import { createRetryableLazy } from '../browser/retryableLazy'
import { useDeskServices } from '../data/desk/DeskServices'
import { LiveDataErrorBoundary } from '../data/live/LiveDataErrorBoundary'
import type { Account } from '../../domain/account/account'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { LoadingIndicator } from '../ui/LoadingIndicator'
import { DeskErrorFallback } from './DeskErrorFallback'

const StaffScreens = createRetryableLazy(async () => (await import('./StaffScreens')).StaffScreens)

export function LazyStaffScreens({ account }: { account: Account }) {
  const { preloadStaffServices } = useDeskServices()
  useEffect(preloadStaffServices, [preloadStaffServices])
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <DeskErrorFallback onRetry={retry} />}>
      <Suspense fallback={<LoadingIndicator label={deskFrameMessages.loadingInbox} />}>
        <StaffScreens account={account} />
      </Suspense>
    </LiveDataErrorBoundary>
  )
}
