import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const cacheName = 'pictures'
const maxImages = 300
const imagePathPattern = /^\/(?:assets|pictures)\/.+\.(?:avif|webp|jpe?g|png|svg|woff2)$/

// An image URL without this suffix is the same for every width and format.
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
 * Caches the most recent images and fonts, and deletes them all when the device runs out of quota. Offline, another size of
 * the same image is the fallback.
 */
export function registerImageCacheRoute(): void {
  const expiration = new ExpirationPlugin({ maxEntries: maxImages, purgeOnQuotaError: true })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && imagePathPattern.test(url.pathname),
    new CacheFirst({ cacheName, plugins: [otherSizeFallback, expiration] }),
  )
}
