import { useSyncExternalStore } from 'react'

// Each third argument is what a page drawn in advance goes by: nothing moves and nothing has arrived yet.

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor asked their device for less motion. */
export function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = stillness()
      query.addEventListener('change', onChange)
      return () => {
        query.removeEventListener('change', onChange)
      }
    },
    () => stillness().matches,
    () => true,
  )
}

/** Whether the page is in sight: not in a tab behind another one, not in a window put away. */
export function useIsPageSeen(): boolean {
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

/** Whether everything that the page needed at once has arrived, so that what can wait may follow. */
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
