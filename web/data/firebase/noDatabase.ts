/**
 * Stands where reactfire looks for Firebase's Realtime Database, which this shop does not have (vite.config.ts puts it
 * there). reactfire names these functions as soon as it is loaded, so a bundler alone cannot leave them out.
 */
function absent(): never {
  throw new Error('This shop has no Realtime Database')
}

export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
}
