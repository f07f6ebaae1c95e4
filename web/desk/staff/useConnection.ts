import { useEffect, useMemo, useState } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

// A good line answers within a second or two: only a longer wait is worth a message.
const graceMs = 3000

/** What the desk says of its connection. */
export type Connection = {
  /** 'opening': the server has not answered yet, which is too soon to speak of. */
  state: 'opening' | 'live' | 'connecting' | 'offline'
  /** When the connection was lost, by the device's clock; null if there was none since the page was loaded. */
  lostAt: number | null
}

/** Returns the connection of the desk; `isAnswered` is whether the server has confirmed what the screen shows. */
export function useConnection(isAnswered: boolean): Connection {
  const isOnline = useOnlineStatus()
  const isLate = useIsLate(!isAnswered)
  const lostAt = useLastEnd(isAnswered)
  const state = getState({ isOnline: isOnline || isAnswered, isLate, wasLive: isAnswered || lostAt !== null })
  return useMemo(() => ({ state, lostAt }), [state, lostAt])
}

function getState(known: { isOnline: boolean; isLate: boolean; wasLive: boolean }): Connection['state'] {
  if (!known.isOnline) return 'offline'
  if (known.isLate) return 'connecting'
  return known.wasLive ? 'live' : 'opening'
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), graceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}

/** Returns when something was last true; null if it never was, or has been since the start. */
function useLastEnd(isTrue: boolean): number | null {
  const [endedAt, setEndedAt] = useState<number | null>(null)
  useEffect(() => (isTrue ? () => setEndedAt(Date.now()) : undefined), [isTrue])
  return endedAt
}
