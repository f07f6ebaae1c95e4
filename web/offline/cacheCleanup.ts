import { version } from 'virtual:kept'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

const versionedCacheName = /^(?:pages|ahead|used)-/

/**
 * Deletes the caches of previous builds when the service worker of this build activates. Keeps the image cache, which
 * all builds share.
 */
export function registerCacheCleanup(): void {
  serviceWorkerGlobalScope.addEventListener('activate', (event) => {
    event.waitUntil(deleteOldCaches())
  })
}

async function deleteOldCaches() {
  const names = await caches.keys()
  const oldNames = names.filter((name) => versionedCacheName.test(name) && !name.endsWith(version))
  await Promise.all(oldNames.map((name) => caches.delete(name)))
}
