const kept = /^\/(?:assets|catalogue|pictures)\//

/**
 * Has a service worker keep what this page fetched before that one stood behind it, its own HTML included. The browser's
 * own cache has all of it, so it is not fetched again; the HTML is asked after with a few bytes.
 */
export function keepSeen(worker: ServiceWorker | null): void {
  const urlsToCache = [...new Set([location.pathname, ...fetched()])]
  // Workbox's own word for it.
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

function fetched(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
    .map(({ pathname }) => pathname)
}
