import { useEffect, useState } from 'react'

/**
 * The current time in milliseconds, refreshed every `intervalMs`: the device's clock, corrected by `getOffsetMs` once that
 * has resolved.
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
