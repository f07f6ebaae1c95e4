import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { isOutboxUsed } from '../state/outboxUsage'

type ComponentModule = { default: ComponentType }

const outboxComponents = {
  banner: lazy(() =>
    importWhenOnline(async () => (await import('../features/sending/OutboxBanner')).OutboxBanner),
  ),
  list: lazy(() => importWhenOnline(async () => (await import('../features/sending/OutboxList')).OutboxList)),
}

/** Shows the outbox as a banner or a list. The code of the outbox is loaded only if the outbox is in use. */
export function LazyOutboxView({ variant }: { variant: keyof typeof outboxComponents }) {
  const hasOutbox = useSyncExternalStore(subscribe, isOutboxUsed, () => false)
  const OutboxComponent = outboxComponents[variant]
  return hasOutbox ? (
    <Suspense fallback={null}>
      <OutboxComponent />
    </Suspense>
  ) : null
}

/** Retries a failed import when the browser is online again; until then, the component shows nothing. */
async function importWhenOnline(load: () => Promise<ComponentType>): Promise<ComponentModule> {
  try {
    return { default: await load() }
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
    })
    return importWhenOnline(load)
  }
}

function subscribe(onStoreChange: () => void): () => void {
  addEventListener('storage', onStoreChange)
  return () => {
    removeEventListener('storage', onStoreChange)
  }
}
