import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { essentials, more, version } from 'virtual:kept'
import { isDeskAddress } from '../domain/site/deskPath'
import { serviceWorkerMessages } from '../browser/serviceWorkerConfig'
import { isDataSaverOn } from '../browser/isDataSaverOn'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

const prefetchCachePrefix = 'ahead-'
const prefetchCacheName = prefetchCachePrefix + version
const assetStrategy = new CacheFirst({ cacheName: `used-${version}` })

/**
 * Caches scripts, styles and catalogue files: the essential files on install, the other files for offline use when a
 * page requests it, and all remaining files on first use. File names contain a content hash, so a cached file needs no
 * revalidation.
 */
export function registerAssetCacheRoutes(): void {
  precache(essentials)
  addRoute({ directoryIndex: '', cleanURLs: false })
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      !isDeskAddress(url.pathname) &&
      /^\/(?:assets\/.+\.(?:js|css)|catalogue\/.+\.json)$/.test(url.pathname),
    handleAssetRequest,
  )
  serviceWorkerGlobalScope.addEventListener('install', (event) => {
    event.waitUntil(prefetchIfPreviousBuildDid())
  })
  serviceWorkerGlobalScope.addEventListener('message', (event) => {
    if (event.data === serviceWorkerMessages.cacheRemainingFiles) event.waitUntil(prefetchAssets())
  })
}

async function handleAssetRequest({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  return (
    (await caches.match(request, { cacheName: prefetchCacheName })) ??
    assetStrategy.handle({ request, event })
  )
}

/**
 * If the previous build has prefetched its files, prefetches the files of the new build, so that the new build works
 * offline as soon as it is active.
 */
async function prefetchIfPreviousBuildDid() {
  if (isDataSaverOn()) return
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(prefetchCachePrefix))) await prefetchAssets()
}

/**
 * Caches all files for offline use, or none if one of them fails. Their low priority lets the page's own requests go
 * first.
 */
async function prefetchAssets() {
  const cache = await caches.open(prefetchCacheName)
  if ((await cache.keys()).length > 0) return
  await cache.addAll(more.map((url) => new Request(url, { priority: 'low' })))
}
