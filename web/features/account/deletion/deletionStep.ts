import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../../browser/createChangeNotifier'

/** Where a visitor is on the way to a deletion. `problem` says why the step before it did not work. */
export type DeletionStep =
  | { is: 'closed' | 'checking' | 'absent' | 'unreachable' | 'deleting' }
  | { is: 'signIn' | 'confirm'; problem: string }
  | { is: 'done'; message: string }

let step: DeletionStep = { is: 'closed' }
const { subscribe, notify } = createChangeNotifier()

/** The current step. It is kept outside the components, because the screen is mounted again when the session ends. */
export function useDeletionStep(): DeletionStep {
  return useSyncExternalStore(
    subscribe,
    () => step,
    () => step,
  )
}

/** Goes to another step. */
export function setDeletionStep(next: DeletionStep): void {
  step = next
  notify()
}
