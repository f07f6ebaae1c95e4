/** What an attempt came to: done; failed, so try again after a wait that grows; or try again after this wait. */
export type AttemptResult = 'done' | 'failed' | { waitMs: number }

export type RetryLoopOptions = {
  attempt: () => Promise<AttemptResult>
  /** The wait after the first failure. It doubles with each further one, up to `maxWaitMs`. */
  firstWaitMs: number
  maxWaitMs: number
  /** Whether a call of `run` during an attempt still needs one of its own after it. Default: always. */
  isNeeded?: () => boolean
}

export type RetryLoop = ReturnType<typeof createRetryLoop>

/** Repeats an attempt until it is done, one at a time, with growing waits, and at once when online again. */
export function createRetryLoop({ attempt, firstWaitMs, maxWaitMs, isNeeded }: RetryLoopOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let nextRun: 'none' | 'ifDone' | 'always' = 'none'
  let waitMs = firstWaitMs
  let controller: AbortController | undefined

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const runIn = (ms: number) => {
    cancel()
    if (controller) timer = setTimeout(() => void run(), ms)
  }
  const repeatLater = (result: Exclude<AttemptResult, 'done'>) => {
    const isFailure = result === 'failed'
    runIn(isFailure ? waitMs : result.waitMs)
    waitMs = isFailure ? Math.min(2 * waitMs, maxWaitMs) : firstWaitMs
  }
  const runRequested = async () => {
    let isRequested = true
    while (isRequested) {
      cancel()
      nextRun = 'none'
      const result = await attempt().catch(() => 'failed' as const)
      if (result === 'done') waitMs = firstWaitMs
      else repeatLater(result)
      isRequested = isNextRunNeeded(result)
    }
  }
  const isNextRunNeeded = (result: AttemptResult) => {
    if (nextRun === 'ifDone') return result === 'done' && (isNeeded?.() ?? true)
    return nextRun === 'always'
  }
  /** Attempts now; during an attempt once more after it, if that one is done. Resolves at the end of both. */
  const run = (): Promise<void> => {
    cancel()
    if (running && nextRun === 'none') nextRun = 'ifDone'
    running ??= runRequested().finally(() => {
      running = undefined
    })
    return running
  }
  /** Attempts now, during an attempt once more after it in any case, and goes on with the shortest wait. */
  const runNow = (): Promise<void> => {
    waitMs = firstWaitMs
    if (running) nextRun = 'always'
    return run()
  }
  return {
    run,
    runNow,
    /** Attempts after a wait, in place of the wait that goes on, if there is one. */
    runIn,
    isWaiting: () => timer !== undefined,
    /** Ends the wait, and resolves after the attempt that goes on. */
    pause: async () => {
      cancel()
      nextRun = 'none'
      await running
    },
    start: () => {
      if (controller) return
      controller = new AbortController()
      const handleOnline = () => {
        if (timer !== undefined || running) void runNow()
      }
      addEventListener('online', handleOnline, { signal: controller.signal })
    },
    stop: () => {
      controller?.abort()
      controller = undefined
      cancel()
    },
  }
}
