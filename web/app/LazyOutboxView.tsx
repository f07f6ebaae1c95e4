import { type ComponentType, lazy, Suspense } from 'react'
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

const retryMs = { initial: 2_000, max: 60_000 }

/**
 * Retries a failed import with doubled delays, and when the browser is online again; until then, the component shows
 * nothing. Without a connection, the browser may not say that it is offline, as behind a hotel's sign-in page.
 */
async function importWithRetry(
  load: () => Promise<ComponentType>,
  delayMs = retryMs.initial,
): Promise<ComponentModule> {
  try {
    return { default: await importAgain(load) }
  } catch {
    await waitUntilOnline(delayMs)
    return importWithRetry(load, Math.min(delayMs * 2, retryMs.max))
  }
}

/** Waits until the browser reports that it is online again, at most `timeoutMs`. */
function waitUntilOnline(timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, timeoutMs)
  })
}
