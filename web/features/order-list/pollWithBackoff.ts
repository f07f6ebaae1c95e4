// The delay doubles after each check; activity on the page resets it.
const intervalMs = { initial: 15_000, max: 120_000 }

// Limits the checks that frequent activity events start.
const minIntervalMs = 3_000

const activityEvents = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const

/**
 * Runs `check` when the visitor returns to the page or uses it, and with increasing delays while it is visible.
 * Returns a function that stops it.
 */
export function pollWithBackoff(check: () => void): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastCheckedAt = -Infinity
  const checkAndSchedule = (delayMs: number) => {
    clearTimeout(timer)
    if (document.hidden) return
    lastCheckedAt = Date.now()
    check()
    scheduleCheck(delayMs)
  }
  const scheduleCheck = (delayMs: number) => {
    timer = setTimeout(checkAndSchedule, delayMs, Math.min(delayMs * 2, intervalMs.max))
  }
  const handleActivity = () => {
    if (Date.now() - lastCheckedAt >= minIntervalMs) checkAndSchedule(intervalMs.initial)
  }
  for (const eventName of activityEvents)
    addEventListener(eventName, handleActivity, { signal: controller.signal, passive: true })
  scheduleCheck(intervalMs.initial)
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
