import {
  ref,
  type StorageReference,
  uploadBytesResumable,
  type UploadTask,
  type UploadTaskSnapshot,
} from 'firebase/storage'
import { useEffect, useEffectEvent } from 'react'
import { useStorage, useStorageTask } from 'reactfire'
import { getUploadPath } from '../../../domain/catalogue/publishing/pictureUpload'
import { createDocumentId } from '../sending/createDocumentId'
import { evictWhere } from '../live/reactfireCache'

/** An upload that has started. */
export type PhotographUpload = {
  uploadId: string
  reference: StorageReference
  task: UploadTask
}

/** Returns a function that starts the upload of a photograph. Needs a StorageSessionProvider. */
export function useStartPhotographUpload(productId: string): (photograph: Blob) => PhotographUpload {
  const storage = useStorage()
  return (photograph) => {
    const uploadId = createDocumentId()
    const reference = ref(storage, getUploadPath(productId, uploadId))
    const task = uploadBytesResumable(reference, photograph, { contentType: photograph.type })
    return { uploadId, reference, task }
  }
}

/**
 * Returns how much of a photograph is uploaded, in percent. Pauses the upload while the browser is offline: the Storage
 * SDK would wait longer and longer between its tries. Throws while rendering if the upload fails.
 */
export function usePhotographUploadProgress(
  { task, reference }: PhotographUpload,
  onUploaded: () => void,
): number {
  const { data: snapshot } = useStorageTask<UploadTaskSnapshot>(task, reference, {
    initialData: task.snapshot,
  })
  const end = useEffectEvent(onUploaded)
  const isUploaded = snapshot.state === 'success'
  useEffect(() => {
    if (isUploaded) end()
  }, [isUploaded])
  useEffect(() => pauseWhileOffline(task), [task])
  useEffect(
    () => () => {
      // reactfire keeps the last result of every upload, and with it the photograph.
      evictWhere((name) => name === `storage:task:${reference.toString()}`)
    },
    [reference],
  )
  return Math.floor((100 * snapshot.bytesTransferred) / snapshot.totalBytes)
}

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
