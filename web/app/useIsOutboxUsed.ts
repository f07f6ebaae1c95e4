import { useCallback, useSyncExternalStore } from 'react'
import type { SafeStorage } from '../browser/safeStorage'
import { useShopServices } from '../data/ShopServices'
import { isOutboxUsed, subscribeToOutboxUsage } from '../state/outboxUsage'

/** Whether the outbox may contain items, also from another tab; false in prerendered pages. */
export function useIsOutboxUsed(): boolean {
  const { storage } = useShopServices()
  return useSyncExternalStore(
    useCallback((onStoreChange) => subscribe(storage, onStoreChange), [storage]),
    () => isOutboxUsed(storage),
    () => false,
  )
}

function subscribe(storage: SafeStorage, onStoreChange: () => void): () => void {
  const unsubscribe = subscribeToOutboxUsage(storage, onStoreChange)
  addEventListener('storage', onStoreChange)
  return () => {
    unsubscribe()
    removeEventListener('storage', onStoreChange)
  }
}
