import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the browser reports a connection; calls `onReconnect` when the connection is back. */
export function useOnlineStatus(onReconnect?: () => void): boolean {
  const onOnline = useEffectEvent(() => onReconnect?.())
  useEffect(() => {
    const handleOnline = () => onOnline()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])
  return useSyncExternalStore(subscribe, () => navigator.onLine, getServerSnapshot)
}

function getServerSnapshot(): boolean {
  return true
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
