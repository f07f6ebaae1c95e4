import type { ReactNode } from 'react'
import { LiveDataErrorBoundary } from '../data/live/LiveDataErrorBoundary'
import { useOnlineStatus } from '../browser/useOnlineStatus'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

type Props = { what?: string | undefined; onRetry: () => void }

/** Shown when a screen of the desk could not be fetched; it retries by itself after a reconnect. */
export function DeskErrorFallback({ what = deskFrameMessages.inboxName, onRetry }: Props) {
  useOnlineStatus(onRetry)
  return (
    <Notice
      title={deskFrameMessages.formatLoadFailed(what)}
      actions={<Button onClick={onRetry}>{deskFrameMessages.tryAgain}</Button>}
    >
      <p role="alert">{deskFrameMessages.loadFailedText}</p>
    </Notice>
  )
}

/** Shows DeskErrorFallback in place of a screen whose code or documents could not be fetched. */
export function DeskErrorBoundary({ what, children }: { what?: string; children: ReactNode }) {
  return (
    <LiveDataErrorBoundary renderFallback={(retry) => <DeskErrorFallback what={what} onRetry={retry} />}>
      {children}
    </LiveDataErrorBoundary>
  )
}
