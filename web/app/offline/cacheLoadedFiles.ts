const cacheablePathPattern = /^\/(?:assets|catalogue|pictures)\//

/** Makes a new service worker cache the files that the page loaded before the worker controlled the page. */
export function cacheLoadedFiles(worker: ServiceWorker | null): void {
  worker?.postMessage([...new Set([location.pathname, ...getLoadedPaths()])])
}

function getLoadedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && cacheablePathPattern.test(pathname))
    .map(({ pathname }) => pathname)
}
