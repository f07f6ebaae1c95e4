import type { onSnapshot as OnSnapshot, queryEqual as QueryEqual } from 'firebase/firestore'

/**
 * Stands where reactfire looks for the full Firestore (web/app/build/lateFirestore.ts puts it there). reactfire is one
 * file: with the real one in its place everybody who is signed in would download what live lists alone need.
 */
type Parts = { onSnapshot: typeof OnSnapshot; queryEqual: typeof QueryEqual }

let parts: Parts | undefined

/** Gives reactfire's hooks the parts of Firestore that they use; before that nothing can be listened to. */
export function bringFirestore(brought: Parts): void {
  parts = brought
}

/** What reactfire listens with. */
export function onSnapshot(...given: unknown[]): unknown {
  return call('onSnapshot', given)
}

/** How reactfire tells queries apart. */
export function queryEqual(...given: unknown[]): unknown {
  return call('queryEqual', given)
}

function call(name: keyof Parts, given: unknown[]): unknown {
  if (!parts) throw new Error('Firestore was not brought yet')
  return Reflect.apply(parts[name], undefined, given)
}
