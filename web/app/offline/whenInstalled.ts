/** Does it with each new worker that is ready but has to wait for the pages of the active one; a first one waits for nobody. */
export function whenInstalled(
  registration: ServiceWorkerRegistration,
  act: (worker: ServiceWorker) => Promise<void>,
): void {
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void act(worker)
    })
  }
  if (registration.waiting) void act(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => {
    watch(registration.installing)
  })
}
