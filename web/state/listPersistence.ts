import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../browser/createChangeNotifier'

let isPersisted = true
const { subscribe, notify } = createChangeNotifier()

/** Records whether the browser could store the Redux state at the last write. */
export function setListPersisted(persisted: boolean): void {
  if (persisted === isPersisted) return
  isPersisted = persisted
  notify()
}

/** Whether the browser has stored the order list. True before the first write. */
export function isListPersisted(): boolean {
  return isPersisted
}

export function useIsListPersisted(): boolean {
  return useSyncExternalStore(subscribe, isListPersisted, () => true)
}
