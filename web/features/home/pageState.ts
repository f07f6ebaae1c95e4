import { useSyncExternalStore } from 'react'

// The third argument of useSyncExternalStore is the server snapshot. Until hydration, it says that the visitor prefers
// reduced motion, and that the page is hidden and not loaded.

const getReducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = getReducedMotionQuery()
      query.addEventListener('change', onChange)
      return () => {
        query.removeEventListener('change', onChange)
      }
    },
    () => getReducedMotionQuery().matches,
    () => true,
  )
}

export function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => {
        document.removeEventListener('visibilitychange', onChange)
      }
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}

export function useIsPageLoaded(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('load', onChange)
      return () => {
        removeEventListener('load', onChange)
      }
    },
    () => document.readyState === 'complete',
    () => false,
  )
}
