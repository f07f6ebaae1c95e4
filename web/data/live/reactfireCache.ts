/** Clears reactfire's global cache for the next account (its issue 790; docs/decisions/023-library-surgery.md). */
export function clearReactfireCache(): void {
  evictWhere(() => true)
}

/** Removes all documents from reactfire's cache. Call this after the last live list is unmounted. */
export function clearCachedDocuments(): void {
  evictWhere((name) => name.startsWith('firestore:'))
}

/** Removes the errors from reactfire's cache: without this, it throws them again in each render. */
export function clearCachedErrors(): void {
  evictWhere((_, observable) => hasError(observable))
}

/** Removes the cached results that match; reactfire names them, such as 'firestore:collection:0'. */
export function evictWhere(shouldEvict: (name: string, observable: unknown) => boolean): void {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (!(observables instanceof Map)) return
  for (const [name, observable] of observables) {
    if (!shouldEvict(String(name), observable)) continue
    // Only `_reset` ends reactfire's own subscription to the observable.
    if (isResettable(observable)) observable._reset()
    observables.delete(name)
  }
}

function hasError(value: unknown): boolean {
  return isResettable(value) && 'ourError' in value && value.ourError !== undefined
}

function isResettable(value: unknown): value is { _reset: () => void } {
  return (
    typeof value === 'object' && value !== null && '_reset' in value && typeof value._reset === 'function'
  )
}
