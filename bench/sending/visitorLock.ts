/** Web Locks of one browser, with one name: whoever asks waits for all who asked before, or gives up at the signal. */
export function visitorLock() {
  let all: Promise<unknown> = Promise.resolve()
  return async (_name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) => {
    const before = all
    const turn = Promise.race([before, aborted(signal)]).then(act)
    all = Promise.all([before, turn.catch(() => undefined)])
    await turn
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The lock was not had in time.', 'AbortError'))
    })
  })
}
