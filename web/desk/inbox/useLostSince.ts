import { useEffect, useState } from 'react'

// A page that is being fetched shows cached rows for a moment: only a longer time is worth a message.
const graceMs = 2000

/** Returns the time at which the connection was lost, in milliseconds by the device's clock; null while connected. */
export function useLostSince(isConnected: boolean): number | null {
  const [lostSince, setLostSince] = useState<number | null>(null)
  useEffect(() => {
    const now = Date.now()
    const timer = setTimeout(
      () => {
        setLostSince(isConnected ? null : now)
      },
      isConnected ? 0 : graceMs,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [isConnected])
  return lostSince
}
