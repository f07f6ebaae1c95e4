/** Creates a set of change listeners; `subscribe` has the signature that useSyncExternalStore expects. */
export function createChangeNotifier() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
