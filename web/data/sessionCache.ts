/**
 * Forgets what reactfire has observed. It keeps every observable, errors and the last account's documents included, in
 * a global map that it never empties (its issues 485 and 790): whoever signs in next would be shown them.
 */
export function forgetObserved(): void {
  forget(() => true)
}

/** Forgets the documents alone, when nobody looks at them any more: the session goes on. */
export function forgetDocuments(): void {
  forget((name) => name.startsWith('firestore:'))
}

function forget(isMeant: (name: string) => boolean): void {
  const observed: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (!(observed instanceof Map)) return
  for (const [name, observable] of observed) {
    if (!isMeant(String(name))) continue
    endWarmUp(observable)
    observed.delete(name)
  }
}

// reactfire subscribes once more than its hooks do, to have the first value early, and only its `_reset` ends that.
function endWarmUp(observable: unknown): void {
  if (isResettable(observable)) observable._reset()
}

function isResettable(value: unknown): value is { _reset: () => void } {
  return (
    typeof value === 'object' && value !== null && '_reset' in value && typeof value._reset === 'function'
  )
}
