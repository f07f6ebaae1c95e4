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

/** Whether the page is visible: not in a background tab or a minimized window. */
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

/** Whether the window's load event has fired. */
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
