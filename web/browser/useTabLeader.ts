import { useEffect, useState } from 'react'

/** Whether this tab leads the open candidates of this name. Without the Web Locks API, every candidate leads. */
export function useTabLeader(name: string, isCandidate: boolean): boolean {
  const [isLeader, setIsLeader] = useState(false)
  useEffect(() => {
    if (!isCandidate) return undefined
    const stop = requestTabLead(name, () => setIsLeader(true))
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
    return new Promise<void>((release) => signal.addEventListener('abort', () => release()))
  }
  requestLock(name, signal, holdLock).catch(() => {
    if (!signal.aborted) onLead()
  })
  return () => controller.abort()
}

// An async function, because `navigator.locks` may be missing, and `request` may throw instead of rejecting.
async function requestLock(name: string, signal: AbortSignal, hold: () => Promise<void> | undefined) {
  await navigator.locks.request(name, { signal }, hold)
}
