import type { DocumentReference, DocumentSnapshot } from 'firebase/firestore'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '../../../web/data/firebase/api'
import { waitForUpload } from '../../../web/data/desk/waitForUpload'

type Observer = { next: (document: DocumentSnapshot) => void; error: () => void }

const listener = vi.hoisted(() => ({ observer: null as Observer | null }))

vi.mock('../../../web/data/firebase/api', () => ({ callApi: vi.fn() }))
vi.mock('../../../web/data/firebase/firebaseApp', () => ({ getFirebaseApp: () => ({}) }))
vi.mock('../../../web/data/firebase/fullFirestore', () => ({ getFullFirestore: () => ({}) }))
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, ...path: string[]) => path.join('/'),
  onSnapshot: (_: DocumentReference, _options: object, next: Observer['next'], error: Observer['error']) => {
    listener.observer = { next, error }
    return () => {
      listener.observer = null
    }
  },
}))

const upload = { productId: '12', uploadId: 'abcdefghijklmnopqrst' }

function createReadyDocument(productId: string) {
  const path = `products/${productId}/new-0123456789-640.webp`
  const image = { path, width: 960, height: 1200, placeholder: 'data:image/webp;base64,AA==' }
  return { productId, state: 'ready', image }
}

/** Lets the listener report a document; null while it does not exist. */
function report(fields: object | null, fromCache = false) {
  const document = { exists: () => fields !== null, data: () => fields, metadata: { fromCache } }
  listener.observer?.next(document as unknown as DocumentSnapshot)
}

function startWait() {
  const controller = new AbortController()
  return { outcome: waitForUpload(upload, controller.signal), controller }
}

describe('The wait for what becomes of an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.mocked(callApi).mockResolvedValue({ kind: 'answered', body: {} })
    return () => {
      // Nothing is left behind, however the wait ended.
      expect(listener.observer).toBeNull()
      expect(vi.getTimerCount()).toBe(0)
      vi.useRealTimers()
    }
  })

  test('ends with the picture as soon as it is there', async () => {
    const { outcome } = startWait()
    report(null)
    report({ productId: '12', state: 'refused', reason: 'tooSmall' }, true)
    report(createReadyDocument('12'))
    await expect(outcome).resolves.toEqual({ kind: 'ready', image: createReadyDocument('12').image })
  })

  test('ends once a certificate is stored', async () => {
    const { outcome } = startWait()
    report({ productId: '12', state: 'stored' })
    await expect(outcome).resolves.toEqual({ kind: 'stored' })
  })

  test('ends with the reason of a refusal', async () => {
    const { outcome } = startWait()
    report({ productId: '12', state: 'refused', reason: 'tooSmall' })
    await expect(outcome).resolves.toEqual({ kind: 'refused', reason: 'tooSmall' })
  })

  test('ends after 90 seconds', async () => {
    const { outcome } = startWait()
    report(null)
    await vi.advanceTimersByTimeAsync(89_999)
    expect(listener.observer).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await expect(outcome).resolves.toEqual({ kind: 'unfinished' })
  })

  test('ends at once where no functions are deployed', async () => {
    vi.mocked(callApi).mockResolvedValue({ kind: 'absent' })
    await expect(startWait().outcome).resolves.toEqual({ kind: 'unavailable' })
  })

  test.each([
    ['the listener is denied', () => listener.observer?.error()],
    ['the picture is that of another product', () => report(createReadyDocument('13'))],
    ['the certificate is that of another product', () => report({ productId: '13', state: 'stored' })],
  ])('ends without a picture when %s', async (_, end) => {
    const { outcome } = startWait()
    end()
    await expect(outcome).resolves.toEqual({ kind: 'unfinished' })
  })

  test('ends without an outcome when staff have given the photograph up', async () => {
    const { outcome, controller } = startWait()
    controller.abort()
    await expect(outcome).resolves.toBeNull()
  })
})
