import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the device is online, as far as the browser knows; does what was waiting when it is so again. */
export function useOnlineAgain(waiting: () => void): boolean {
  const onOnline = useEffectEvent(waiting)
  useEffect(() => {
    const again = () => {
      onOnline()
    }
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
    }
  }, [])
  return useSyncExternalStore(subscribe, () => navigator.onLine, asBuilt)
}

/** A page that is rendered ahead cannot know, and is seen by those alone who reached it. */
function asBuilt(): boolean {
  return true
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
