import {
  ref,
  uploadBytesResumable,
  type UploadTask,
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
} from 'firebase/storage'
import { getUploadPath } from '../../../domain/catalogue/publishing/pictureUpload'
import { getEmulatorPort } from './emulatorPorts'
import { getFirebaseApp } from './firebaseApp'

/** A photograph or certificate to upload. `uploadId` names its file; `signal` gives the upload up. */
export type FileUpload = {
  productId: string
  uploadId: string
  file: Blob
  /** Called with how much is uploaded, in percent. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export async function uploadFile({
  productId,
  uploadId,
  file,
  onProgress,
  signal,
}: FileUpload): Promise<void> {
  const reference = ref(getFirebaseStorage(), getUploadPath(productId, uploadId))
  const task = uploadBytesResumable(reference, file, { contentType: file.type })
  signal.addEventListener('abort', () => task.cancel())
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(Math.floor((100 * bytesTransferred) / totalBytes)),
  )
  const stopPausing = pauseWhileOffline(task)
  try {
    await task
  } finally {
    stopPausing()
  }
}

/** Pauses the upload while the browser is offline: the Storage SDK would wait longer and longer between its tries. */
function pauseWhileOffline(task: UploadTask): () => void {
  const update = () => {
    if (navigator.onLine) task.resume()
    else task.pause()
  }
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
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
