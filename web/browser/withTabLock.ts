import { withTimeout } from './withTimeout'

// A tab that holds the lock for more than 10 seconds is most likely suspended, so other tabs stop waiting.
const timeoutMs = 10_000

/**
 * Runs a task while no other tab runs the same task. Correctness must not depend on the lock: the task runs anyway
 * after a timeout, without the Web Locks API, or where the browser refuses the lock.
 */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  let running: Promise<void> | undefined
  const runOnce = () => (running ??= task())
  const controller = new AbortController()
  await withTimeout(
    requestLock(name, controller.signal, runOnce),
    timeoutMs,
    () => new Error('The lock was not granted in time.'),
  ).catch(() => undefined)
  controller.abort()
  await runOnce()
}

// An async function, because `navigator.locks` may be missing, and `request` may throw instead of rejecting.
async function requestLock(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, { signal }, task)
}
