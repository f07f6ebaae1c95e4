import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage'
import { getEmulatorPort } from './emulatorPorts'
import { getFirebaseApp } from './firebaseApp'

let storage: FirebaseStorage | undefined

/** Returns the Storage SDK of the visitor's Firebase app, which sends the session's tokens. Load lazily. */
export function getFirebaseStorage(): FirebaseStorage {
  return (storage ??= createStorage())
}

function createStorage(): FirebaseStorage {
  const created = getStorage(getFirebaseApp())
  if (import.meta.env.MODE === 'emulators') {
    connectStorageEmulator(created, '127.0.0.1', getEmulatorPort('storage'))
  }
  return created
}
