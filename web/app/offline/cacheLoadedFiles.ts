const cacheablePathPattern = /^\/(?:assets|catalogue|pictures)\//

/**
 * Has a new service worker cache what this page loaded before it took control, including its HTML. The files are in
 * the HTTP cache and are not downloaded again; the HTML is revalidated.
 */
export function cacheLoadedFiles(worker: ServiceWorker | null): void {
  const urlsToCache = [...new Set([location.pathname, ...getLoadedPaths()])]
  // Workbox's message type.
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

function getLoadedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && cacheablePathPattern.test(pathname))
    .map(({ pathname }) => pathname)
}
