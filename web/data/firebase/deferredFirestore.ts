import type { onSnapshot as OnSnapshot, queryEqual as QueryEqual } from 'firebase/firestore'

/**
 * Replaces firebase/firestore for the reactfire library, so that signing in does not download the full Firestore SDK;
 * see docs/decisions/023-library-surgery.md. The module for live lists provides the real functions.
 */
type FirestoreFunctions = { onSnapshot: typeof OnSnapshot; queryEqual: typeof QueryEqual }

let firestoreFunctions: FirestoreFunctions | undefined

/**
 * Provides the Firestore functions that reactfire's hooks use. Call this before rendering a component that reads
 * Firestore documents with these hooks.
 */
export function provideFirestore(functions: FirestoreFunctions): void {
  firestoreFunctions = functions
}

/** Calls Firestore's `onSnapshot`, which provideFirestore has stored. */
export function onSnapshot(...args: unknown[]): unknown {
  return callFirestore('onSnapshot', args)
}

/** Calls Firestore's `queryEqual`, which provideFirestore has stored. */
export function queryEqual(...args: unknown[]): unknown {
  return callFirestore('queryEqual', args)
}

function callFirestore(name: keyof FirestoreFunctions, args: unknown[]): unknown {
  if (!firestoreFunctions) throw new Error('Firestore is not loaded yet')
  return Reflect.apply(firestoreFunctions[name], undefined, args)
}
