import { useSyncExternalStore } from 'react'

/** Whether React has hydrated the page. Until then, a render must equal the prerendered page, which has no clock. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => undefined
}
