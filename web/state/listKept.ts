import { useSyncExternalStore } from 'react'

let isKept = true
const listeners = new Set<() => void>()

/** The browser was given the store to keep, and did so or refused. */
export function noteListKept(kept: boolean): void {
  if (kept === isKept) return
  isKept = kept
  for (const listener of listeners) listener()
}

/** Whether this browser keeps the list beyond this page, as far as its last answer told. */
export function isListKept(): boolean {
  return isKept
}

/** The same for what is shown of it. */
export function useIsListKept(): boolean {
  return useSyncExternalStore(subscribe, isListKept, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
