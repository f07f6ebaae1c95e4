// Replaces firebase/database, which the site does not use (docs/decisions/023-library-surgery.md). The bundler cannot
// drop firebase/database, because reactfire uses its functions at load time.
function throwNotAvailable(): never {
  throw new Error('This shop has no Realtime Database')
}

export {
  throwNotAvailable as get,
  throwNotAvailable as off,
  throwNotAvailable as onChildAdded,
  throwNotAvailable as onChildChanged,
  throwNotAvailable as onChildMoved,
  throwNotAvailable as onChildRemoved,
  throwNotAvailable as onValue,
}
