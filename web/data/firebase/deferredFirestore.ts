// Replaces firebase/firestore for reactfire, so that sign-in does not download the full SDK (docs/decisions/023).
type FirestoreFunctions = Record<'onSnapshot' | 'queryEqual', (...args: never[]) => unknown>

let firestoreFunctions: FirestoreFunctions | undefined

/** Provides Firestore's functions for reactfire. Call this function before a component uses reactfire's hooks. */
export function provideFirestore(functions: FirestoreFunctions): void {
  firestoreFunctions = functions
}

export function onSnapshot(...args: unknown[]): unknown {
  return callFirestore('onSnapshot', args)
}

export function queryEqual(...args: unknown[]): unknown {
  return callFirestore('queryEqual', args)
}

function callFirestore(name: keyof FirestoreFunctions, args: unknown[]): unknown {
  if (!firestoreFunctions) throw new Error('Firestore is not loaded yet')
  return Reflect.apply(firestoreFunctions[name], undefined, args)
}
