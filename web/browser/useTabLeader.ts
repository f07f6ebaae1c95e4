import { useEffect, useState } from 'react'

/**
 * Whether this tab is the leader among the open tabs that use this name and are candidates. One tab leads until it
 * closes or is no longer a candidate. Every candidate leads in browsers without the Web Locks API.
 */
export function useTabLeader(name: string, isCandidate: boolean): boolean {
  const [isLeader, setIsLeader] = useState(false)
  useEffect(() => {
    if (!isCandidate) return undefined
    const stop = requestTabLead(name, () => {
      setIsLeader(true)
    })
    return () => {
      stop()
      setIsLeader(false)
    }
  }, [name, isCandidate])
  return isLeader
}

/** Waits for the lead among the browser's tabs and calls `onLead` once; returns a function that gives the lead up. */
export function requestTabLead(name: string, onLead: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const holdLock = () => {
    if (signal.aborted) return undefined
    onLead()
    return new Promise<void>((release) => {
      signal.addEventListener('abort', () => {
        release()
      })
    })
  }
  requestLock(name, signal, holdLock).catch(() => {
    if (!signal.aborted) onLead()
  })
  return () => {
    controller.abort()
  }
}

// An async function, because `navigator.locks` may be missing, and `request` may throw instead of rejecting.
async function requestLock(name: string, signal: AbortSignal, hold: () => Promise<void> | undefined) {
  await navigator.locks.request(name, { signal }, hold)
}
