const everyMs = 3_600_000

/** Looks for a new version when the visitor comes back: the browser does at each page, but an installed app stays open for days. */
export function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < everyMs) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}
