import { useEffect, useState } from 'react'

/**
 * Returns the device's time in milliseconds plus the offset from `getOffsetMs`, both asked again every `intervalMs` and when
 * the visitor returns to the page.
 */
export function useCurrentTime(intervalMs: number, getOffsetMs = getNoOffset): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // Until a new offset is known, the time before: with the old offset, a clock that was set would show a wrong one.
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
