import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AttemptResult, createRetryLoop } from '../../../web/browser/createRetryLoop'
import { fireEvent, stubEventListeners } from './eventListeners'
import { setUpFakeTimers } from '../setUpFakeTimers'

setUpFakeTimers()

beforeEach(() => {
  stubEventListeners()
})

/** Starts a loop whose attempts take `attemptMs` and have these results, the last one again and again. */
function startLoop(results: (AttemptResult | Error)[], { attemptMs = 0, isNeeded = true } = {}) {
  const attempt = vi.fn(async () => {
    const result = (results.length > 1 ? results.shift() : results[0]) ?? 'done'
    if (attemptMs > 0) await new Promise((resolve) => setTimeout(resolve, attemptMs))
    if (result instanceof Error) throw result
    return result
  })
  const loop = createRetryLoop({
    attempt,
    firstWaitMs: 5000,
    maxWaitMs: 60_000,
    isNeeded: () => isNeeded,
  })
  loop.start()
  return { loop, attempt }
}

describe('The retry loop', () => {
  test.each<[string, AttemptResult | Error]>([
    ['fails', 'failed'],
    ['throws', new Error('unknown')],
  ])('tries again after 5 s, 10 s, 20 s, 40 s and then every minute if the attempt %s', async (_, result) => {
    const { loop, attempt } = startLoop([result])
    void loop.run()
    const counts: number[] = []
    for (const seconds of [0, 5, 10, 20, 40, 60, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      counts.push(attempt.mock.calls.length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('ends when the attempt is done, also if the browser is online again later', async () => {
    const { loop, attempt } = startLoop(['failed', 'done'])
    void loop.run()
    await vi.advanceTimersByTimeAsync(600_000)
    fireEvent('online')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(attempt).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('waits as long as the attempt says, and then as at the start', async () => {
    const { loop, attempt } = startLoop(['failed', 'failed', { waitMs: 25_000 }, 'failed'])
    void loop.run()
    await vi.advanceTimersByTimeAsync(5000 + 10_000 + 24_999)
    expect(attempt).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1 + 5000)
    expect(attempt).toHaveBeenCalledTimes(5)
  })

  test.each(['runNow', 'online'])(
    'tries again at once, and then with the shortest wait, on %s',
    async (way) => {
      const { loop, attempt } = startLoop(['failed'])
      void loop.run()
      await vi.advanceTimersByTimeAsync(15_000)
      expect(attempt).toHaveBeenCalledTimes(3)
      if (way === 'online') fireEvent('online')
      else void loop.runNow()
      await vi.advanceTimersByTimeAsync(5000)
      expect(attempt).toHaveBeenCalledTimes(5)
    },
  )

  test.each<[string, AttemptResult, { isNeeded?: boolean }, 'run' | 'runNow', number]>([
    ['once more after an attempt that is done', 'done', {}, 'run', 2],
    ['not again if that is not needed', 'done', { isNeeded: false }, 'run', 1],
    ['not again at once after a failure', 'failed', {}, 'run', 1],
    ['in any case with runNow', 'failed', {}, 'runNow', 2],
  ])('asked during an attempt, it attempts %s', async (_, result, options, method, count) => {
    const { loop, attempt } = startLoop([result], { attemptMs: 1000, ...options })
    const end = loop.run()
    await vi.advanceTimersByTimeAsync(500)
    expect(loop[method]()).toBe(end)
    await vi.advanceTimersByTimeAsync(2000)
    await end
    expect(attempt).toHaveBeenCalledTimes(count)
  })

  test('pauses after the attempt that goes on', async () => {
    const { loop, attempt } = startLoop(['done'], { attemptMs: 1000 })
    void loop.run()
    loop.runIn(3000)
    void loop.run()
    const hasPaused = vi.fn()
    void loop.pause().then(hasPaused)
    await vi.advanceTimersByTimeAsync(999)
    expect(hasPaused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(hasPaused).toHaveBeenCalled()
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  test('repeats nothing after it is stopped, until it is started again', async () => {
    const { loop, attempt } = startLoop(['failed'])
    void loop.run()
    loop.stop()
    fireEvent('online')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(attempt).toHaveBeenCalledTimes(1)
    loop.start()
    void loop.run()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(attempt).toHaveBeenCalledTimes(3)
  })
})
