import { useEffect, useState } from 'react'

const secondMs = 1000

/** The device's time, second by second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, secondMs)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return now
}
