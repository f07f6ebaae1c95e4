import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { isOutboxUsed } from '../state/outboxUse'

type Part = { default: ComponentType }

const parts = {
  /** Sends what waits from any page, and says so in a line. */
  line: lazy(() => fetchPatiently(async () => (await import('../features/enquiries/OutboxLine')).OutboxLine)),
  /** All of it, on a page of its own. */
  whole: lazy(() => fetchPatiently(async () => (await import('../features/enquiries/Outbox')).Outbox)),
}

/** Fetches what looks after the outbox, for those alone who have something in it. */
export function OutboxPlace({ show }: { show: keyof typeof parts }) {
  const isUsed = useSyncExternalStore(subscribe, isOutboxUsed, () => false)
  const Shown = parts[show]
  return isUsed ? (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  ) : null
}

/** A part that cannot be had is fetched when the network is back: the page does without it until then. */
async function fetchPatiently(load: () => Promise<ComponentType>): Promise<Part> {
  try {
    return { default: await load() }
  } catch {
    await new Promise((online) => {
      addEventListener('online', online, { once: true })
    })
    return fetchPatiently(load)
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => {
    removeEventListener('storage', changed)
  }
}
