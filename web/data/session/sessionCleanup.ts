import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../browser/createChangeNotifier'

let isSessionEnding = false
const { subscribe, notify } = createChangeNotifier()
const cleanups = new Set<() => Promise<void>>()

/** Whether a sign-out is in progress; screens with account data stay unmounted until it is done. */
export function useIsSessionEnding(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSessionEnding,
    () => false,
  )
}

export function setIsSessionEnding(isEnding: boolean): void {
  isSessionEnding = isEnding
  notify()
}

/** Registers work to await before each sign-out, such as closing the session's connections. */
export function registerSessionCleanup(cleanup: () => Promise<void>): void {
  cleanups.add(cleanup)
}

/** Runs the sign-out cleanups. Never rejects: the security rules deny requests of connections that stay open. */
export async function runSessionCleanups(): Promise<void> {
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()))
}
