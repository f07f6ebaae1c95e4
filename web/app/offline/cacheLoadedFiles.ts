const cacheablePathPattern = /^\/(?:assets|catalogue|pictures)\//

/**
 * Makes a new service worker cache what this page loaded before the worker took control, including the page's HTML. The
 * files come from the HTTP cache without a download; the HTML is revalidated.
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
