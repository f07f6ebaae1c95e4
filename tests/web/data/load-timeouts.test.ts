import { beforeEach, describe, expect, test, vi } from 'vitest'
import { updateAccountOrderList } from '../../../web/data/session/remoteAccountList'
import { loadFirebaseModule } from '../../../web/data/firebase/loadFirebaseModule'
import { setUpFakeTimers } from '../setUpFakeTimers'

vi.mock('../../../web/data/firebase/orderListDocument', () => new Promise(() => undefined))

const neverLoad = <Module>() => new Promise<Module>(() => undefined)

setUpFakeTimers()

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** The error with which a promise has rejected after so many milliseconds. */
async function getRejectionAfter(ms: number, promise: Promise<unknown>): Promise<unknown> {
  const rejection = promise.then(
    () => 'resolved',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.race([rejection, Promise.resolve('pending')])
}

describe('A stalled download', () => {
  test('fails signing in, registering and recovering after 30 seconds, with a message', async () => {
    const rejection = await getRejectionAfter(30_000, loadFirebaseModule(neverLoad))
    expect(rejection).toMatchObject({ code: 'app/unreachable' })
    expect(rejection).toHaveProperty('message', expect.stringMatching(/reach the sign-in service.*try again/))
  })

  test('fails saving the list after ten seconds', async () => {
    const rejection = await getRejectionAfter(
      10_000,
      updateAccountOrderList({ update: neverLoad, readTime: neverLoad }, 'u1', (items) => items),
    )
    expect(rejection).toHaveProperty('message', 'The database did not answer in time.')
  })
})
