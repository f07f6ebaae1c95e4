import { describe, expect, test, vi } from 'vitest'
import { withTabLock } from '../../../web/browser/withTabLock'
import { setUpFakeTimers } from '../setUpFakeTimers'

type LockRequest = (name: string, options: object, task: () => Promise<void>) => Promise<void>

const never = new Promise<never>(() => undefined)

setUpFakeTimers()

function runWithLocks(locks: { request: LockRequest } | undefined, task = vi.fn(() => Promise.resolve())) {
  vi.stubGlobal('navigator', { locks })
  return { task, run: withTabLock('outbox', task) }
}

const lockSituations: [string, { request: LockRequest } | undefined][] = [
  ['when the lock is granted', { request: (_name, _options, task) => task() }],
  ['without the Web Locks API', undefined],
  [
    'when requesting the lock throws',
    {
      request: () => {
        throw new DOMException('no', 'SecurityError')
      },
    },
  ],
  [
    'when the lock is refused',
    { request: () => Promise.reject(new DOMException('no', 'InvalidStateError')) },
  ],
]

describe('a task under a tab lock runs exactly once', () => {
  test.each(lockSituations)('%s', async (_, locks) => {
    const { task, run } = runWithLocks(locks)
    await run
    expect(task).toHaveBeenCalledTimes(1)
  })

  test('after ten seconds when the lock is neither granted nor refused, and not again when it is granted later', async () => {
    let grant: () => Promise<void> = () => Promise.resolve()
    const { task, run } = runWithLocks({
      request: (_name, _options, start) => {
        grant = start
        return never
      },
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await run
    await grant()
    expect(task).toHaveBeenCalledTimes(1)
  })

  test('however long it takes', async () => {
    let finish: () => void = () => undefined
    const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { run } = runWithLocks({ request: (_name, _options, start) => start() }, task)
    await vi.advanceTimersByTimeAsync(15_000)
    finish()
    await run
    expect(task).toHaveBeenCalledTimes(1)
  })
})

test("the task's own error is passed on", async () => {
  const { run } = runWithLocks(
    { request: (_name, _options, task) => task() },
    vi.fn(() => Promise.reject(new Error('mine'))),
  )
  await expect(run).rejects.toThrow('mine')
})
