import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const mostPictures = 300
const picture = /^\/(?:assets|pictures)\/.+\.(?:avif|webp|jpe?g|png|svg|woff2)$/

/** Keeps the pictures and fonts that were seen, the latest of them; all of them go where the device needs the room. */
export function answerPictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && picture.test(url.pathname),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [new ExpirationPlugin({ maxEntries: mostPictures, purgeOnQuotaError: true })],
    }),
  )
}
