import { useEffect, useState } from 'react'

/**
 * Returns the device's time in milliseconds plus the offset from `getOffsetMs`, both asked again every `intervalMs` and when
 * the visitor returns to the page.
 */
export function useCurrentTime(intervalMs: number, getOffsetMs = getNoOffset): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // Keep the previous time until the offset is measured: after the clock was set, the previous offset is wrong.
    const update = () => void getOffsetMs().then((offsetMs) => setNow(Date.now() + offsetMs))
    update()
    const timer = setInterval(update, intervalMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [intervalMs, getOffsetMs])
  return now
}

function getNoOffset(): Promise<number> {
  return Promise.resolve(0)
}
