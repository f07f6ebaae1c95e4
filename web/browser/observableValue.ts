import { createChangeNotifier } from './createChangeNotifier'

export type ObservableValue<Value> = ReturnType<typeof createObservableValue<Value>>

/** Creates a value outside of components; `subscribe` and `read` have the signatures that useSyncExternalStore expects. */
export function createObservableValue<Value>(initial: Value) {
  let value = initial
  const { subscribe, notify } = createChangeNotifier()
  return {
    subscribe,
    read: () => value,
    write: (next: Value) => {
      value = next
      notify()
    },
  }
}
