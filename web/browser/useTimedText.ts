import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** A text that depends on the device's time, updated each minute. Empty until hydration: a prerendered page has no time. */
export function useTimedText(getText: () => string): string {
  return useSyncExternalStore(subscribeToMinutes, getText, getServerSnapshot)
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs)
  return () => clearInterval(timer)
}

function getServerSnapshot(): string {
  return ''
}
