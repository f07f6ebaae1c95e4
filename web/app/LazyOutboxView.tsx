import { type ComponentType, lazy, Suspense } from 'react'
import { createRetryLoop } from '../browser/createRetryLoop'
import { importAgain } from '../browser/importAgain'
import { useIsOutboxUsed } from './useIsOutboxUsed'

type ComponentModule = { default: ComponentType }

const outboxComponents = {
  banner: lazy(() =>
    importWithRetry(async () => (await import('../features/sending/OutboxBanner')).OutboxBanner),
  ),
  list: lazy(() => importWithRetry(async () => (await import('../features/sending/OutboxList')).OutboxList)),
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

/** Repeats a failed import; until it succeeds, the component shows nothing. */
function importWithRetry(load: () => Promise<ComponentType>): Promise<ComponentModule> {
  return new Promise((resolve) => {
    const retryLoop = createRetryLoop({
      attempt: async () => {
        resolve({ default: await importAgain(load) })
        retryLoop.stop()
        return 'done'
      },
      // Without a connection, the browser may not say that it is offline, as behind a hotel's sign-in page.
      firstWaitMs: 2000,
      maxWaitMs: 60_000,
    })
    retryLoop.start()
    void retryLoop.run()
  })
}
