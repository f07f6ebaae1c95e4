import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../browser/createChangeNotifier'

let isPersisted = true
const { subscribe, notify } = createChangeNotifier()

/** Records whether the browser stored the state on the last write. */
export function setListPersisted(persisted: boolean): void {
  if (persisted === isPersisted) return
  isPersisted = persisted
  notify()
}

/** Whether the order list survives leaving this page, judged by the last write; true before the first one. */
export function isListPersisted(): boolean {
  return isPersisted
}

/** Subscribes a component to isListPersisted. */
export function useIsListPersisted(): boolean {
  return useSyncExternalStore(subscribe, isListPersisted, () => true)
}
