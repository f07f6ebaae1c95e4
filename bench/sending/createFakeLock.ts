/** Creates a fake of `navigator.locks.request` with a single lock. A call rejects when its signal aborts. */
export function createFakeLock() {
  let queue: Promise<unknown> = Promise.resolve()
  return async (_name: string, { signal }: { signal: AbortSignal }, callback: () => Promise<void>) => {
    const previous = queue
    const turn = Promise.race([previous, rejectOnAbort(signal)]).then(callback)
    queue = Promise.all([previous, turn.catch(() => undefined)])
    await turn
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The lock was not granted in time.', 'AbortError'))
    })
  })
}
