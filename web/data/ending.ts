import { useSyncExternalStore } from 'react'

let isEnding = false
const listeners = new Set<() => void>()
const closings = new Set<() => Promise<void>>()

/** Whether the session is being ended: whatever shows documents of its account is down until that is done. */
export function useSessionEnding(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isEnding,
    () => false,
  )
}

/** Says that the session is being ended, or no longer is. */
export function noteEnding(ending: boolean): void {
  isEnding = ending
  for (const listener of listeners) listener()
}

/** Has something closed before a session ends, in the name of which it listens. */
export function closeBeforeEnding(close: () => Promise<void>): void {
  closings.add(close)
}

/** Closes what listens in the name of the session. What cannot be closed is refused by the rules from then on. */
export async function closeAll(): Promise<void> {
  await Promise.allSettled([...closings].map((close) => close()))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
