import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const cacheName = 'pictures'
const mostPictures = 300
const picture = /^\/(?:assets|pictures)\/.+\.(?:avif|webp|jpe?g|png|svg|woff2)$/

/** A picture's own address, whatever the width and the format of one file of it. */
const size = /-\d+\.\w+$/

const otherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    const own = request.url.replace(size, '')
    const other = kept.find(({ url }) => url.replace(size, '') === own)
    return other && cache.match(other)
  },
}

/**
 * Keeps the pictures and fonts that were seen, the latest of them; all of them go where the device needs the room. Without
 * a network a picture that was seen small stands in for the large one.
 */
export function answerPictures(): void {
  const expiration = new ExpirationPlugin({ maxEntries: mostPictures, purgeOnQuotaError: true })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && picture.test(url.pathname),
    new CacheFirst({ cacheName, plugins: [otherSize, expiration] }),
  )
}
