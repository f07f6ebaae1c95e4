import type {
  RouteHandlerCallbackOptions,
  RouteMatchCallbackOptions,
  WorkboxPlugin,
} from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { withTimeout } from '../browser/withTimeout'
import { entry, version } from 'virtual:kept'
import { isDeskAddress } from '../domain/site/deskPath'
import { pageCachePrefix, appShellPath } from '../browser/serviceWorkerConfig'

const maxPages = 60
const timeoutMs = 3000

// Ignores the URL query, because it does not change the HTML of a page. Never caches a page of another build, because
// that page needs the files of its own build.
const currentBuildOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await response.clone().text()).includes(entry) ? response : null,
}

const pageStrategy = new CacheFirst({
  cacheName: pageCachePrefix + version,
  plugins: [currentBuildOnly, new ExpirationPlugin({ maxEntries: maxPages, purgeOnQuotaError: true })],
})

/** Serves pages from the cache, or else from the network. Serves the app shell if the network fails or is slow. */
export function registerPageCacheRoute(): void {
  registerRoute(isPageRequest, handlePageRequest)
}

// Paths under /__/ belong to Firebase Hosting, and the desk (the staff app) is never cached. A 'message' event means
// that a page asks Workbox to cache a URL.
function isPageRequest({ url, request, event, sameOrigin }: RouteMatchCallbackOptions): boolean {
  if (!sameOrigin || url.pathname.startsWith('/__/') || isDeskAddress(url.pathname)) return false
  return request.mode === 'navigate' || event.type === 'message'
}

async function handlePageRequest({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const pagePromise = pageStrategy.handle({ request, event })
    const page = await withTimeout(pagePromise, timeoutMs, () => new Error('The network is too slow.'))
    if (page.status < 500) return page
  } catch {
    // The network failed or is too slow, so serve the app shell.
  }
  return (await matchPrecache(appShellPath)) ?? Response.error()
}
