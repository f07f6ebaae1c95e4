import type { onSnapshot as OnSnapshot, queryEqual as QueryEqual } from 'firebase/firestore'

/**
 * Replaces firebase/firestore for reactfire, so that signing in does not download the full Firestore; see
 * docs/decisions/023-library-surgery.md. Live lists provide the real functions.
 */
type FirestoreFunctions = { onSnapshot: typeof OnSnapshot; queryEqual: typeof QueryEqual }

let firestoreFunctions: FirestoreFunctions | undefined

/** Provides the Firestore functions that reactfire's hooks use. Call this before rendering a hook for documents. */
export function provideFirestore(functions: FirestoreFunctions): void {
  firestoreFunctions = functions
}

/** Calls the provided `onSnapshot`. */
export function onSnapshot(...args: unknown[]): unknown {
  return callFirestore('onSnapshot', args)
}

/** Calls the provided `queryEqual`. */
export function queryEqual(...args: unknown[]): unknown {
  return callFirestore('queryEqual', args)
}

function callFirestore(name: keyof FirestoreFunctions, args: unknown[]): unknown {
  if (!firestoreFunctions) throw new Error('Firestore is not loaded yet')
  return Reflect.apply(firestoreFunctions[name], undefined, args)
}
