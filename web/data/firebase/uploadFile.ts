import {
  ref,
  uploadBytesResumable,
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  StorageError,
} from 'firebase/storage'
import { getUploadPath } from '../../../domain/catalogue/publishing/pictureUpload'
import { getEmulatorPort } from './emulatorPorts'
import { getFirebaseApp } from './firebaseApp'
import { getFirebaseAuth } from './firebaseAuth'

/** A photograph or certificate to upload. `uploadId` names its file; `signal` gives the upload up. */
export type FileUpload = {
  productId: string
  uploadId: string
  file: Blob
  /** Called with how much is uploaded, in percent. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Uploads a file; if the server refuses the ID token, once more with a new one, as fetchWithIdToken does. */
export async function uploadFile(upload: FileUpload): Promise<void> {
  try {
    await attemptUpload(upload)
  } catch (error) {
    if (!(error instanceof StorageError && error.status === 401)) throw error
    await getFirebaseAuth().currentUser?.getIdToken(true)
    await attemptUpload(upload)
  }
}

async function attemptUpload({ productId, uploadId, file, onProgress, signal }: FileUpload): Promise<void> {
  const reference = ref(getFirebaseStorage(), getUploadPath(productId, uploadId))
  const task = uploadBytesResumable(reference, file, { contentType: file.type })
  signal.addEventListener('abort', () => task.cancel())
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(Math.floor((100 * bytesTransferred) / totalBytes)),
  )
  // Between its tries, the Storage SDK waits longer and longer: a pause that ends at once makes it try now.
  const tryNow = () => {
    task.pause()
    task.resume()
  }
  const ended = new AbortController()
  addEventListener('online', tryNow, { signal: ended.signal })
  try {
    await task
  } finally {
    ended.abort()
  }
}

let storage: FirebaseStorage | undefined

/** Returns the Storage SDK of the visitor's Firebase app, which sends the session's tokens. Load lazily. */
function getFirebaseStorage(): FirebaseStorage {
  return (storage ??= createStorage())
}

function createStorage(): FirebaseStorage {
  const created = getStorage(getFirebaseApp())
  if (import.meta.env.MODE === 'emulators') {
    connectStorageEmulator(created, '127.0.0.1', getEmulatorPort('storage'))
  }
  return created
}
