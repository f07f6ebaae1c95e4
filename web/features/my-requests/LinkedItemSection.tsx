import { Suspense } from 'react'
import { createRetryableLazy } from '../../browser/retryableLazy'
import { statusLinkMessages } from '../../../domain/messages/statusLink'
import { LiveDataErrorBoundary } from '../../data/live/LiveDataErrorBoundary'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { RequestsErrorFallback } from './RequestsErrorFallback'

const LinkedItem = createRetryableLazy(async () => (await import('./LinkedItem')).LinkedItem)

/** The page of a status link. It works without an account, and downloads nothing of Firebase. */
export function LinkedItemSection({ token }: { token: string }) {
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <RequestsErrorFallback onRetry={retry} />}>
      <Suspense fallback={<LoadingIndicator label={statusLinkMessages.loadingItem} />}>
        <LinkedItem token={token} key={token} />
      </Suspense>
    </LiveDataErrorBoundary>
  )
}
