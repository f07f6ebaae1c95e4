const checkIntervalMs = 3_600_000

/** Checks for an update when the page becomes visible, because an installed app may stay open for days. */
export function checkForUpdatesHourly(registration: ServiceWorkerRegistration): void {
  let lastCheckedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheckedAt < checkIntervalMs) return
    lastCheckedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
