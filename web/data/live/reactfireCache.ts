/** Clears reactfire's global cache for the next account (its issue 790; docs/decisions/023-library-surgery.md). */
export function clearReactfireCache(): void {
  evictWhere(() => true)
}

/** Removes all documents from reactfire's cache. Call this after the last live list is unmounted. */
export function clearCachedDocuments(): void {
  evictWhere((name) => name.startsWith('firestore:'))
}

/** Removes the cached results whose reactfire name matches, such as 'firestore:collection:0'. */
export function evictWhere(shouldEvict: (name: string) => boolean): void {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (!(observables instanceof Map)) return
  for (const [name, observable] of observables) {
    if (!shouldEvict(String(name))) continue
    // Only `_reset` ends reactfire's own subscription to the observable.
    if (isResettable(observable)) observable._reset()
    observables.delete(name)
  }
}

function isResettable(value: unknown): value is { _reset: () => void } {
  return (
    typeof value === 'object' && value !== null && '_reset' in value && typeof value._reset === 'function'
  )
}
