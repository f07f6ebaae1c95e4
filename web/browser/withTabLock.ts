// A tab that holds the lock longer is most likely suspended.
const timeoutMs = 10_000

/**
 * Runs a task while no other tab of this site runs it. Best effort: the task runs without the lock after a timeout or in a
 * browser without Web Locks, so correctness must not depend on it.
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
