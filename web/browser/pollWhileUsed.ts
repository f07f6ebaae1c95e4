import { isDataSaverOn } from './isDataSaverOn'

const intervalMs = 35_000

// The interval doubles after each failure.
const maxIntervalMs = 600_000

// Whoever returns to the page does not wait for the interval, but for this time since the last check.
const minPauseMs = 5_000

// A page may stay visible for hours without anybody before it.
const unusedAfterMs = 120_000

const returnEvents = ['visibilitychange', 'online', 'pageshow'] as const
const useEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Calls `check` now, and at intervals while the page is visible, online and used, and soon after the visitor returns to it;
 * never twice at the same time, less often after failures, and with the data saver on only now. Returns a function that
 * calls it once more or joins the running check, and resolves to whether it succeeded.
 */
export function pollWhileUsed(check: () => Promise<void>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not Date.now(): the device's clock may be set back.
  let lastUsedAt = performance.now()
  let lastCheckedAt = -Infinity
  let dueAt = 0
  let failures = 0
  const shouldPoll = () =>
    !document.hidden && navigator.onLine && !isDataSaverOn() && performance.now() - lastUsedAt < unusedAfterMs
  const schedule = () => {
    clearTimeout(timer)
    timer = undefined
    if (running || !shouldPoll()) return
    timer = setTimeout(
      () => {
        timer = undefined
        if (shouldPoll()) void checkNow()
      },
      Math.max(0, dueAt - performance.now()),
    )
  }
  const handleEnd = (hasSucceeded: boolean) => {
    running = undefined
    failures = hasSucceeded ? 0 : failures + 1
    dueAt = lastCheckedAt + Math.min(intervalMs * 2 ** failures, maxIntervalMs)
    schedule()
    return hasSucceeded
  }
  const checkNow = () => {
    if (running) return running
    lastCheckedAt = performance.now()
    running = check().then(
      () => handleEnd(true),
      () => handleEnd(false),
    )
    return running
  }
  const handleUse = () => {
    lastUsedAt = performance.now()
    if (timer === undefined) schedule()
  }
  const handleReturn = () => {
    lastUsedAt = performance.now()
    dueAt = Math.min(dueAt, lastCheckedAt + minPauseMs)
    schedule()
  }
  const options = { passive: true, capture: true }
  for (const eventName of returnEvents) addEventListener(eventName, handleReturn, options)
  for (const eventName of useEvents) addEventListener(eventName, handleUse, options)
  void checkNow()
  return checkNow
}
