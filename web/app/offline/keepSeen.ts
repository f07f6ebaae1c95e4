import { workerMessages } from '../../domain/kept'
import { savesData } from '../../ui/savesData'

const kept = /^\/(?:assets|pictures)\//

/**
 * Has the service worker keep what this page fetched before there was one, its own HTML included. The browser's own cache
 * has all of it, so it is not fetched again; the HTML is asked after with a few bytes. What works offline besides is
 * fetched ahead, unless the visitor saves data.
 */
export async function keepSeen(): Promise<void> {
  const isNew = navigator.serviceWorker.controller === null
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = [...new Set([location.pathname, ...fetched()])]
  if (isNew) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  if (!savesData()) active?.postMessage(workerMessages.keepAhead)
}

function fetched(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
    .map(({ pathname }) => pathname)
}
