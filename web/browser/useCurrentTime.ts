import { useEffect, useState } from 'react'

/**
 * Returns the current time in milliseconds, refreshed every `intervalMs`. The time is the device's clock plus the
 * offset from `getOffsetMs`, once the promise of that function has resolved.
 */
export function useCurrentTime(intervalMs: number, getOffsetMs?: () => Promise<number>): number {
  const [now, setNow] = useState(Date.now)
  const [offsetMs, setOffsetMs] = useState(0)
  useEffect(() => {
    void getOffsetMs?.().then(setOffsetMs)
  }, [getOffsetMs])
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, intervalMs)
    return () => {
      clearInterval(timer)
    }
  }, [intervalMs])
  return now + offsetMs
}
