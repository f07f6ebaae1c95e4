// A tab that holds the lock for more than 10 seconds is most likely suspended, so other tabs stop waiting.
const timeoutMs = 10_000

/**
 * Runs a task while no other tab runs the same task. Correctness must not depend on the lock: after a timeout, or
 * without the Web Locks API, the task runs anyway.
 */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
  const started: Promise<void>[] = []
  const start = () => {
    const running = task()
    started.push(running)
    return running
  }
  await navigator.locks
    .request(name, { signal: AbortSignal.timeout(timeoutMs) }, start)
    .catch(() => undefined)
  await (started[0] ?? task())
}
