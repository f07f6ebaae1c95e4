import { useSyncExternalStore } from 'react'
import { isOutboxUsed, subscribeToOutboxUsage } from '../state/outboxUsage'

/** Whether the outbox may contain items, also from another tab; false in prerendered pages. */
export function useIsOutboxUsed(): boolean {
  return useSyncExternalStore(subscribe, isOutboxUsed, () => false)
}

function subscribe(onStoreChange: () => void): () => void {
  const unsubscribe = subscribeToOutboxUsage(onStoreChange)
  addEventListener('storage', onStoreChange)
  return () => {
    unsubscribe()
    removeEventListener('storage', onStoreChange)
  }
}
