import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const cacheName = 'pictures'
const maxImages = 300
const imagePathPattern = /^\/(?:assets|pictures)\/.+\.(?:avif|webp|jpe?g|png|svg|woff2)$/

// Matches the width and format at the end of an image URL. Without this suffix, all versions of an image have the same
// URL.
const sizeSuffix = /-\d+\.\w+$/

const otherSizeFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheName)
    const cachedRequests = await cache.keys()
    const baseUrl = request.url.replace(sizeSuffix, '')
    const fallbackRequest = cachedRequests.find(({ url }) => url.replace(sizeSuffix, '') === baseUrl)
    return fallbackRequest && cache.match(fallbackRequest)
  },
}

/**
 * Caches the most recent images and fonts, and deletes them all when the storage quota is exceeded. If an image cannot
 * be loaded, another cached size of the same image is served.
 */
export function registerImageCacheRoute(): void {
  const expiration = new ExpirationPlugin({ maxEntries: maxImages, purgeOnQuotaError: true })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && imagePathPattern.test(url.pathname),
    new CacheFirst({ cacheName, plugins: [otherSizeFallback, expiration] }),
  )
}
