import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeAccountList } from '../../web/data/accountList'
import { reach } from '../../web/data/reach'

// A part of the program that never arrives.
vi.mock('../../web/data/firebase/orderLists', () => new Promise(() => undefined))

const stalled = <Answer>() => new Promise<Answer>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** What a promise is refused with once so much time has passed. */
async function refusalAfter(ms: number, answer: Promise<unknown>): Promise<unknown> {
  const refusal = answer.then(
    () => 'not refused',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.race([refusal, Promise.resolve('still waiting')])
}

describe('A part of the program that stalls keeps nobody waiting without end', () => {
  test('signing in, registering and recovering give up after 30 seconds and say what to do', async () => {
    const refusal = await refusalAfter(30_000, reach(stalled))
    expect(refusal).toMatchObject({ code: 'app/unreachable' })
    expect(refusal).toHaveProperty('message', expect.stringMatching(/could not be reached.*try again/))
  })

  test('saving the list counts as failed after ten', async () => {
    const refusal = await refusalAfter(
      10_000,
      changeAccountList(
        'u1',
        (items) => items,
        (load) => load(),
      ),
    )
    expect(refusal).toHaveProperty('message', 'The database did not answer in time.')
  })
})
