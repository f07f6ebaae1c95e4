/**
 * Clears the cache of the reactfire library. reactfire stores all errors and documents in a global map that it never
 * empties (its issues 485 and 790), so the next account would see those of the previous account. See
 * docs/decisions/023-library-surgery.md.
 */
export function clearReactfireCache(): void {
  evictWhere(() => true)
}

/**
 * Removes all documents from reactfire's cache and keeps the session. Call this after the last live list is unmounted.
 */
export function clearCachedDocuments(): void {
  evictWhere((name) => name.startsWith('firestore:'))
}

function evictWhere(shouldEvict: (name: string) => boolean): void {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (!(observables instanceof Map)) return
  for (const [name, observable] of observables) {
    if (!shouldEvict(String(name))) continue
    // reactfire itself subscribes to each observable to cache its first value; only `_reset` ends that subscription.
    if (isResettable(observable)) observable._reset()
    observables.delete(name)
  }
}

function isResettable(value: unknown): value is { _reset: () => void } {
  return (
    typeof value === 'object' && value !== null && '_reset' in value && typeof value._reset === 'function'
  )
}
