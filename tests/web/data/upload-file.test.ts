import { StorageError, StorageErrorCode, type UploadTask, uploadBytesResumable } from 'firebase/storage'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadFile } from '../../../web/data/firebase/uploadFile'
import { fireEvent, stubEventListeners } from '../browser/eventListeners'

const getIdToken = vi.hoisted(() => vi.fn())

vi.mock('../../../web/data/firebase/firebaseApp', () => ({ getFirebaseApp: () => ({}) }))
vi.mock('../../../web/data/firebase/firebaseAuth', () => ({
  getFirebaseAuth: () => ({ currentUser: { getIdToken } }),
}))
vi.mock('firebase/storage', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getStorage: () => ({}),
  ref: () => ({}),
  uploadBytesResumable: vi.fn(),
}))

function startUpload(end: () => Promise<void>) {
  const steps: string[] = []
  const controls = {
    on: () => undefined,
    pause: () => void steps.push('pause'),
    resume: () => void steps.push('resume'),
  }
  vi.mocked(uploadBytesResumable).mockImplementation(
    () => Object.assign(end(), controls) as unknown as UploadTask,
  )
  const { signal } = new AbortController()
  const upload = { productId: '1', uploadId: 'a', file: new Blob(), onProgress: () => undefined, signal }
  return { uploading: uploadFile(upload), steps }
}

beforeEach(() => {
  stubEventListeners()
  vi.mocked(uploadBytesResumable).mockReset()
})

describe('An upload', () => {
  test('whose ID token the server refuses is repeated once with a new one', async () => {
    const refusal = new StorageError(StorageErrorCode.UNAUTHENTICATED, '', 401)
    await expect(startUpload(() => Promise.reject(refusal)).uploading).rejects.toBe(refusal)
    expect(uploadBytesResumable).toHaveBeenCalledTimes(2)
    expect(getIdToken.mock.calls).toEqual([[true]])
  })

  test('goes on where the browser says that it is offline, and is tried at once when that is over', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    let finish: () => void = () => undefined
    const { uploading, steps } = startUpload(() => new Promise((resolve) => (finish = resolve)))
    expect(steps).toEqual([])
    fireEvent('online')
    expect(steps).toEqual(['pause', 'resume'])
    finish()
    await uploading
  })
})
