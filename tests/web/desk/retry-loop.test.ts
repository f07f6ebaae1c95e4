import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRetryLoop } from '../../../web/desk/actions/createRetryLoop'
import { createQueuedWrite, openTestQueue, unreachable, writesMadeAtMs, written } from './testStaffWrites'

beforeEach(() => {
  vi.useFakeTimers({ now: writesMadeAtMs })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the retry loop', () => {
  test('tries again after 5 s, 10 s, 20 s, 40 s and then every minute', async () => {
    const { queue, performed } = openTestQueue([unreachable])
    queue.add(createQueuedWrite(1))
    const loop = createRetryLoop(queue, 'sola')
    loop.runNow()
    const counts: number[] = []
    for (const seconds of [0, 5, 10, 20, 40, 60, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      counts.push(performed.length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('starts again with the shortest pause when it is asked to write now', async () => {
    const { queue, performed } = openTestQueue([unreachable])
    queue.add(createQueuedWrite(1))
    const loop = createRetryLoop(queue, 'sola')
    loop.runNow()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(performed).toHaveLength(3)
    loop.runNow()
    await vi.advanceTimersByTimeAsync(5000)
    expect(performed).toHaveLength(5)
  })

  test('ends when everything is written', async () => {
    const { queue, performed } = openTestQueue([unreachable, written])
    queue.add(createQueuedWrite(1))
    createRetryLoop(queue, 'sola').runNow()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(performed).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends when it is stopped, and can start again', async () => {
    const { queue, performed } = openTestQueue([unreachable])
    queue.add(createQueuedWrite(1))
    const loop = createRetryLoop(queue, 'sola')
    loop.runNow()
    await vi.advanceTimersByTimeAsync(0)
    loop.stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(performed).toHaveLength(1)
    loop.runNow()
    await vi.advanceTimersByTimeAsync(5000)
    expect(performed).toHaveLength(3)
  })
})
