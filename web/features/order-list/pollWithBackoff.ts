// The polling interval doubles after each check. Activity of the visitor on the page resets it.
const intervalMs = { initial: 15_000, max: 120_000 }

// The minimum time between two checks, because events such as keydown may fire very often.
const minIntervalMs = 3_000

const activityEvents = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const

/**
 * Calls `check` on each activity of the visitor, and at increasing intervals while the page is visible. Returns a
 * function that stops the polling.
 */
export function pollWithBackoff(check: () => void): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastCheckedAt = -Infinity
  const checkAndSchedule = (delayMs: number) => {
    clearTimeout(timer)
    if (document.hidden) return
    lastCheckedAt = performance.now()
    check()
    scheduleCheck(delayMs)
  }
  const scheduleCheck = (delayMs: number) => {
    timer = setTimeout(checkAndSchedule, delayMs, Math.min(delayMs * 2, intervalMs.max))
  }
  const handleActivity = () => {
    // Not Date.now(): no activity would count until the time of the last check if the device's clock was set back.
    if (performance.now() - lastCheckedAt >= minIntervalMs) checkAndSchedule(intervalMs.initial)
  }
  for (const eventName of activityEvents)
    addEventListener(eventName, handleActivity, { signal: controller.signal, passive: true })
  scheduleCheck(intervalMs.initial)
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
