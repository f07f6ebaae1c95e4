import { useEffect, useState } from 'react'
import { serverAheadMs } from '../../data/serverClock'

// What is shown of the time counts in minutes.
const everyMs = 15_000

/** The time by the server's clock, as soon as that is known; it goes on while it is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  const [aheadMs, setAheadMs] = useState(0)
  useEffect(() => {
    void serverAheadMs().then(setAheadMs)
    const timer = setInterval(() => {
      setNow(Date.now())
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return now + aheadMs
}
