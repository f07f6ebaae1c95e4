import { Suspense } from 'react'
import { lazyWithRetry } from '../browser/lazyWithRetry'
import { useIsOutboxUsed } from './useIsOutboxUsed'

const outboxComponents = {
  banner: lazyWithRetry(async () => (await import('../features/sending/OutboxBanner')).OutboxBanner),
  list: lazyWithRetry(async () => (await import('../features/sending/OutboxList')).OutboxList),
}

/** Shows the outbox as a banner or a list. The code of the outbox is loaded only if the outbox is in use. */
export function LazyOutboxView({ variant }: { variant: keyof typeof outboxComponents }) {
  const hasOutbox = useIsOutboxUsed()
  const OutboxComponent = outboxComponents[variant]
  return hasOutbox ? (
    <Suspense fallback={null}>
      <OutboxComponent />
    </Suspense>
  ) : null
}
