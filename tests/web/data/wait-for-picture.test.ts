import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '../../../web/data/firebase/api'
import { waitForPicture } from '../../../web/data/desk/waitForPicture'

vi.mock('../../../web/data/firebase/api', () => ({ callApi: vi.fn() }))
vi.mock('../../../web/data/firebase/firebaseAuth', () => ({
  getFirebaseAuth: () => ({ currentUser: { getIdToken: () => Promise.resolve('token') } }),
}))

const upload = { productId: '12', uploadId: 'abcdefghijklmnopqrst' }
const pending = { kind: 'answered', body: { state: 'pending' } } as const

function createReadyAnswer(productId: string) {
  const path = `products/${productId}/new-0123456789-640.webp`
  const image = { path, width: 960, height: 1200, placeholder: 'data:image/webp;base64,AA==' }
  return { kind: 'answered', body: { state: 'ready', image } } as const
}

describe('The wait for the pictures of a photograph', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.mocked(callApi).mockReset()
    return () => {
      vi.useRealTimers()
    }
  })

  test('asks less and less often, and ends after 90 seconds', async () => {
    vi.mocked(callApi).mockResolvedValue(pending)
    const outcome = waitForPicture(upload, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(90_000)
    await expect(outcome).resolves.toEqual({ kind: 'unfinished' })
    const requestCount = vi.mocked(callApi).mock.calls.length
    expect(requestCount).toBeGreaterThan(25)
    expect(requestCount).toBeLessThan(40)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('goes on while no answer comes', async () => {
    vi.mocked(callApi)
      .mockResolvedValueOnce({ kind: 'unreachable' })
      .mockResolvedValueOnce({ kind: 'refused', status: 500, reason: '', body: {} })
      .mockResolvedValueOnce(createReadyAnswer('12'))
    const outcome = waitForPicture(upload, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(outcome).resolves.toMatchObject({ kind: 'ready' })
  })

  test('ends at once where no functions are deployed', async () => {
    vi.mocked(callApi).mockResolvedValue({ kind: 'absent' })
    await expect(waitForPicture(upload, new AbortController().signal)).resolves.toEqual({
      kind: 'unavailable',
    })
  })

  test('never takes the picture of another product', async () => {
    vi.mocked(callApi).mockResolvedValue(createReadyAnswer('13'))
    await expect(waitForPicture(upload, new AbortController().signal)).resolves.toEqual({
      kind: 'unfinished',
    })
  })

  test('ends without an outcome when staff have given the photograph up', async () => {
    vi.mocked(callApi).mockResolvedValue(pending)
    const controller = new AbortController()
    const outcome = waitForPicture(upload, controller.signal)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort()
    await expect(outcome).resolves.toBeNull()
    expect(callApi).toHaveBeenCalledTimes(1)
  })
})
