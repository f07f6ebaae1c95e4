import { isDataSaverOn } from '../../browser/isDataSaverOn'

// A page that nobody uses may stay visible for hours, so it is polled less often after a while.
const intervalMs = { inUse: 2_500, idle: 60_000 }
const idleAfterMs = 600_000

// The minimum time between two checks, because events such as keydown may fire very often.
const minIntervalMs = 1_000

const returnEvents = ['visibilitychange', 'focus', 'online'] as const
const inputEvents = ['pointerdown', 'keydown'] as const

/**
 * Calls `check` when the visitor returns to the page, and at intervals while it is visible and online. With the data
 * saver on, there are no intervals. Returns a function that stops the polling.
 */
export function pollWhileVisible(check: () => void): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not Date.now(): the device's clock may be set back.
  let lastUsedAt = performance.now()
  let lastCheckedAt = -Infinity
  const schedule = () => {
    clearTimeout(timer)
    if (document.hidden || !navigator.onLine || isDataSaverOn()) return
    const isIdle = performance.now() - lastUsedAt >= idleAfterMs
    timer = setTimeout(checkNow, isIdle ? intervalMs.idle : intervalMs.inUse)
  }
  const checkNow = () => {
    if (document.hidden || !navigator.onLine) return
    lastCheckedAt = performance.now()
    check()
    schedule()
  }
  const handleUse = () => {
    lastUsedAt = performance.now()
    if (lastUsedAt - lastCheckedAt >= minIntervalMs) checkNow()
    else schedule()
  }
  const handleInput = () => {
    if (!isDataSaverOn()) handleUse()
  }
  const options = { signal: controller.signal, passive: true }
  for (const eventName of returnEvents) addEventListener(eventName, handleUse, options)
  for (const eventName of inputEvents) addEventListener(eventName, handleInput, options)
  schedule()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
