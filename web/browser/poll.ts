import { isDataSaverOn } from './isDataSaverOn'

export type PollOptions = {
  /** The time between two checks while the page is used; it doubles after each failure, up to `maxIntervalMs`. */
  intervalMs: number
  maxIntervalMs?: number
  /** When the page counts as unused, because it may stay visible for hours: then checks wait for its use. */
  unusedAfterMs?: number
  /** The least time between a check and the next one when the visitor returns to the page. */
  minReturnIntervalMs: number
  /** What goes on with the data saver on: everything, only the checks at the visitor's return, or nothing. */
  withDataSaver: 'everything' | 'returns' | 'nothing'
}

export type Poll = {
  /** Checks now or joins the running check, and resolves to whether it succeeded. */
  checkNow: () => Promise<boolean>
  stop: () => void
}

const returnEvents = ['visibilitychange', 'focus', 'online', 'pageshow'] as const
const useEvents = ['pointerdown', 'keydown', 'pointermove', 'scroll'] as const

/** Calls `check` at intervals while the page is visible and used, and when the visitor returns to it. */
export function poll(check: () => Promise<unknown>, options: PollOptions): Poll {
  const { intervalMs, maxIntervalMs = intervalMs, unusedAfterMs = Infinity, withDataSaver } = options
  const controller = new AbortController()
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not Date.now(): the device's clock may be set back.
  let lastUsedAt = performance.now()
  let intervalStartedAt = lastUsedAt
  let lastCheckedAt = -Infinity
  let broughtForwardTo = Infinity
  let failures = 0
  const isSaving = () => withDataSaver !== 'everything' && isDataSaverOn()
  const getIntervalMs = () => {
    const isUnused = performance.now() - lastUsedAt >= unusedAfterMs
    return isUnused ? Infinity : Math.min(intervalMs * 2 ** failures, maxIntervalMs)
  }
  /** The time until the next check; Infinity while there is none to come. */
  const getWaitMs = () => {
    if (controller.signal.aborted || document.hidden) return Infinity
    const intervalEndsAt = isSaving() ? Infinity : intervalStartedAt + getIntervalMs()
    return Math.max(0, Math.min(intervalEndsAt, broughtForwardTo) - performance.now())
  }
  const schedule = () => {
    clearTimeout(timer)
    const waitMs = running ? Infinity : getWaitMs()
    if (waitMs < Infinity) timer = setTimeout(checkIfDue, waitMs)
  }
  // Since the timer was set, the page may have become hidden or unused.
  const checkIfDue = () => {
    if (getWaitMs() > 0) schedule()
    else void checkNow()
  }
  const handleEnd = (hasSucceeded: boolean) => {
    running = undefined
    failures = hasSucceeded ? 0 : failures + 1
    schedule()
    return hasSucceeded
  }
  const checkNow = () => {
    if (running) return running
    clearTimeout(timer)
    lastCheckedAt = performance.now()
    intervalStartedAt = lastCheckedAt
    broughtForwardTo = Infinity
    running = check().then(
      () => handleEnd(true),
      () => handleEnd(false),
    )
    return running
  }
  const handleUse = (minIntervalMs?: number) => {
    lastUsedAt = performance.now()
    if (minIntervalMs !== undefined)
      broughtForwardTo = Math.min(broughtForwardTo, lastCheckedAt + minIntervalMs)
    schedule()
  }
  const listen = (eventNames: readonly string[], handle: () => void) => {
    const { signal } = controller
    for (const name of eventNames) addEventListener(name, handle, { signal, passive: true, capture: true })
  }
  listen(returnEvents, () =>
    handleUse(withDataSaver === 'nothing' && isSaving() ? undefined : options.minReturnIntervalMs),
  )
  listen(useEvents, () => handleUse())
  schedule()
  return {
    checkNow,
    stop: () => {
      controller.abort()
      clearTimeout(timer)
    },
  }
}
