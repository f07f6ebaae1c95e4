/**
 * Clears reactfire's cache. reactfire keeps every observable, with errors and documents of the last account, in a global
 * map that it never empties (its issues 485 and 790), so the next account would see them. See
 * docs/decisions/023-library-surgery.md.
 */
export function clearReactfireCache(): void {
  evictWhere(() => true)
}

/** Clears the documents of reactfire's cache and keeps the session. Call this after the last live list is unmounted. */
export function clearCachedDocuments(): void {
  evictWhere((name) => name.startsWith('firestore:'))
}

function evictWhere(shouldEvict: (name: string) => boolean): void {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (!(observables instanceof Map)) return
  for (const [name, observable] of observables) {
    if (!shouldEvict(String(name))) continue
    // reactfire holds a subscription of its own to cache the first value; only `_reset` ends it.
    if (isResettable(observable)) observable._reset()
    observables.delete(name)
  }
}

function isResettable(value: unknown): value is { _reset: () => void } {
  return (
    typeof value === 'object' && value !== null && '_reset' in value && typeof value._reset === 'function'
  )
}
