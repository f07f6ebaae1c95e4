/** Calls `callback` for each new service worker that waits. The site's first service worker never waits. */
export function onUpdateInstalled(
  registration: ServiceWorkerRegistration,
  callback: (worker: ServiceWorker) => Promise<void>,
): void {
  const watchWorker = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void callback(worker)
    })
  }
  if (registration.waiting) void callback(registration.waiting)
  watchWorker(registration.installing)
  registration.addEventListener('updatefound', () => {
    watchWorker(registration.installing)
  })
}
