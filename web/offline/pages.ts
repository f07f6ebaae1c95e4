import type {
  RouteHandlerCallbackOptions,
  RouteMatchCallbackOptions,
  WorkboxPlugin,
} from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { entry, version } from 'virtual:kept'
import { keptPagesPrefix, shellPath } from '../domain/kept'

const mostPages = 60
const patienceMs = 3000

/** What follows the path is read by the app itself: it makes no other page. A page of another version has other parts. */
const ofThisVersion: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await response.clone().text()).includes(entry) ? response : null,
}

const pages = new CacheFirst({
  cacheName: keptPagesPrefix + version,
  plugins: [ofThisVersion, new ExpirationPlugin({ maxEntries: mostPages, purgeOnQuotaError: true })],
})

/** Answers a page that was seen at once, any other from the network, and with the shell where that does not answer. */
export function answerPages(): void {
  registerRoute(isPage, answer)
}

// Firebase keeps its own pages beneath /__/. A page that asks the worker by message to keep what it has seen is no navigation.
function isPage({ url, request, event, sameOrigin }: RouteMatchCallbackOptions): boolean {
  if (!sameOrigin || url.pathname.startsWith('/__/')) return false
  return request.mode === 'navigate' || event.type === 'message'
}

async function answer({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const page = await Promise.race([pages.handle({ request, event }), outOfPatience()])
    if (page.status < 500) return page
  } catch {
    // No network: the shell is what is left.
  }
  return (await matchPrecache(shellPath)) ?? Response.error()
}

function outOfPatience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error('the network is too slow'))
    }, patienceMs)
  })
}
