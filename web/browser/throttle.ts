/** Runs a task at most once per interval; a call in between runs it once more, at the interval's end. */
export type ThrottledTask = { run: () => void; stop: () => void }

/** Wraps a task so that it never runs twice at the same time, and starts at the earliest `intervalMs` after its end. */
export function throttle(task: () => Promise<void>, intervalMs: number): ThrottledTask {
  let state: 'idle' | 'busy' | 'queued' | 'stopped' = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    state = 'busy'
    void task()
      .catch(() => undefined)
      .then(() => {
        if (state !== 'stopped') timer = setTimeout(endInterval, intervalMs)
      })
  }
  const endInterval = () => {
    if (state === 'queued') start()
    else state = 'idle'
  }
  return {
    run: () => {
      if (state === 'idle') start()
      else if (state === 'busy') state = 'queued'
    },
    stop: () => {
      state = 'stopped'
      clearTimeout(timer)
    },
  }
}
