import { describe, expect, test, vi } from 'vitest'
import { throttle } from '../../../web/browser/throttle'
import { setUpFakeTimers } from '../setUpFakeTimers'

setUpFakeTimers()

describe('a throttled task', () => {
  test('runs at once, and once more after the interval for all calls in between', async () => {
    const task = vi.fn(() => Promise.resolve())
    const { run } = throttle(task, 2000)
    run()
    run()
    run()
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1999)
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(task).toHaveBeenCalledTimes(2)
    run()
    expect(task).toHaveBeenCalledTimes(3)
  })

  test('waits for a slow run to end before the next', async () => {
    let finish: () => void = () => undefined
    const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { run } = throttle(task, 2000)
    run()
    await vi.advanceTimersByTimeAsync(10_000)
    run()
    expect(task).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(2000)
    expect(task).toHaveBeenCalledTimes(2)
  })

  test('runs again after a failure, and never after it was stopped', async () => {
    const task = vi.fn(() => Promise.reject(new Error('offline')))
    const { run, stop } = throttle(task, 2000)
    run()
    run()
    await vi.advanceTimersByTimeAsync(2000)
    expect(task).toHaveBeenCalledTimes(2)
    run()
    stop()
    run()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(task).toHaveBeenCalledTimes(2)
  })
})
