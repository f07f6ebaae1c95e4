import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../browser/createChangeNotifier'

/** The live queries of this page, and whether the server has confirmed what each of them shows. */
const answers = new Map<object, boolean>()
const { subscribe, notify } = createChangeNotifier()

export function noteAnswer(target: object, isAnswered: boolean): void {
  answers.set(target, isAnswered)
  notifySoon()
}

export function forgetAnswer(target: object): void {
  answers.delete(target)
  notifySoon()
}

/** Whether the server has confirmed everything that the page follows; false while it follows nothing. */
export function useIsAnswered(): boolean {
  return useSyncExternalStore(subscribe, isAnswered)
}

function isAnswered(): boolean {
  return answers.size > 0 && ![...answers.values()].includes(false)
}

// reactfire starts a query while a component renders, and no other component may change meanwhile.
function notifySoon(): void {
  queueMicrotask(notify)
}
