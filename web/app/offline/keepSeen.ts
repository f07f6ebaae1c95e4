const kept = /^\/(?:assets|pictures)\//

/**
 * Has the service worker keep what this page fetched before there was one, its own HTML included. The browser's own cache
 * has all of it, so it is not fetched again; the HTML is asked after with a few bytes.
 */
export async function keepSeen(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = [...new Set([location.pathname, ...fetched()])]
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

function fetched(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
    .map(({ pathname }) => pathname)
}
