import {
  type DocumentReference,
  type Query,
  queryEqual,
  type QuerySnapshot,
  refEqual,
} from 'firebase/firestore'
import { useEffect } from 'react'
import { useFirestoreCollection, useFirestoreDoc } from 'reactfire'
import { endListeners, type LiveTarget } from '../firebase/fullFirestore'
import { evictWhere } from './reactfireCache'

const usedTargets: LiveTarget[] = []

/**
 * Returns reactfire's live result of a query, and ends the query when no component shows it any more. Build the query only
 * from values that are the same in each render. reactfire starts the listener during the render: if React drops a first
 * render and repeats it with another query, such as one with the current time, nothing ends the first listener.
 */
export function useLiveQuery(query: Query) {
  const result = useFirestoreCollection(query)
  useReleaseWhenUnused(query)
  return result
}

/** Returns the live documents of a query; null while they are not known. Build the query as for `useLiveQuery`. */
export function useKnownDocuments(query: Query): QuerySnapshot | null {
  const { status, data } = useLiveQuery(query)
  if (status !== 'success') return null
  // An empty cache does not mean that there are no documents: the device may not have read them yet.
  return data.empty && data.metadata.fromCache ? null : data
}

/** Returns reactfire's live document, and ends its listener when no component shows it any more. */
export function useLiveDocument(reference: DocumentReference) {
  const result = useFirestoreDoc(reference)
  useReleaseWhenUnused(reference)
  return result
}

// reactfire keeps every listener and its last result for good: a desk that is open for a day would hold each of them.
function useReleaseWhenUnused(target: LiveTarget): void {
  useEffect(() => {
    usedTargets.push(target)
    return () => {
      usedTargets.splice(usedTargets.indexOf(target), 1)
      // Wait: a component that mounts next, or again in React's StrictMode, may show the same target.
      setTimeout(() => {
        if (!usedTargets.some((used) => isSameTarget(used, target))) release(target)
      })
    }
  }, [target])
}

function release(target: LiveTarget): void {
  const cachedName = getCachedName(target)
  evictWhere((name) => name === cachedName)
  endListeners((listened) => isSameTarget(listened, target))
}

/** The name under which reactfire caches a target's result: that of a query has its position in a global list. */
function getCachedName(target: LiveTarget): string {
  if (isDocument(target)) return `firestore:doc:${target.firestore.app.name}:${target.path}`
  const queries: unknown = Reflect.get(globalThis, '_reactFireFirestoreQueryCache')
  const index = Array.isArray(queries) ? queries.findIndex((query: Query) => queryEqual(query, target)) : -1
  return `firestore:collection:${index}`
}

function isSameTarget(first: LiveTarget, second: LiveTarget): boolean {
  if (isDocument(first)) return isDocument(second) && refEqual(first, second)
  return !isDocument(second) && queryEqual(first, second)
}

function isDocument(target: LiveTarget): target is DocumentReference {
  return target.type === 'document'
}
