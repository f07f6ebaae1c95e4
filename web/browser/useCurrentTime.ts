import { useEffect, useState } from 'react'

/** Returns the device's time in milliseconds plus the offset from `getOffsetMs`, refreshed every `intervalMs`. */
export function useCurrentTime(intervalMs: number, getOffsetMs?: () => Promise<number>): number {
  const [now, setNow] = useState(Date.now)
  const [offsetMs, setOffsetMs] = useState(0)
  useEffect(() => {
    void getOffsetMs?.().then(setOffsetMs)
  }, [getOffsetMs])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now + offsetMs
}
