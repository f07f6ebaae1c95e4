const checkIntervalMs = 3_600_000

/**
 * Checks for an update when the page becomes visible, once per hour at most. Browsers check at navigations, but an
 * installed app stays open for days.
 */
export function checkForUpdatesHourly(registration: ServiceWorkerRegistration): void {
  let lastCheckedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheckedAt < checkIntervalMs) return
    lastCheckedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
