import { routePaths } from '../../domain/site/routePaths'
import { pushMessages } from '../../domain/messages/push'
import { cacheEssentials, fileCacheName, cacheFilesAhead } from './fileCache'
import { registerFetchRoutes, cacheLoadedPath } from './fetchRoutes'
import { registerPushHandlers } from './push/registerPushHandlers'
import { serviceWorkerGlobalScope, build } from './serviceWorkerGlobalScope'
import { pageCacheName } from './pageCache'
import { pictureCacheName, type KeepAlive } from './putInCache'
import { deskVersionPrefix, fileCachePrefix, serviceWorkerMessages } from '../browser/serviceWorkerConfig'

serviceWorkerGlobalScope.addEventListener('install', (event) => event.waitUntil(cacheEssentials()))
serviceWorkerGlobalScope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(), serviceWorkerGlobalScope.clients.claim()])),
)
registerFetchRoutes()
registerMessageHandler()
registerPushHandlers({
  title: pushMessages.shopNewsTitle,
  body: pushMessages.shopNewsText,
  tag: 'my-requests',
  path: routePaths.myRequests,
  icon: '/icons/192.png',
})

/** Deletes the caches of other builds, but not the desk's. The picture cache stays, because all builds share it. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  const usedNames = [fileCacheName, pageCacheName, pictureCacheName]
  const oldNames = names.filter(
    (name) => !usedNames.includes(name) && !name.startsWith(fileCachePrefix + deskVersionPrefix),
  )
  await Promise.all(oldNames.map((name) => caches.delete(name)))
}

/** Does what pages ask for; a new build waits until they ask it to take over, or every page is closed. */
function registerMessageHandler(): void {
  serviceWorkerGlobalScope.addEventListener('message', (event) => {
    const data: unknown = event.data
    if (data === serviceWorkerMessages.skipWaiting) void serviceWorkerGlobalScope.skipWaiting()
    if (data === serviceWorkerMessages.getVersion) event.ports[0]?.postMessage(build.entry)
    if (data === serviceWorkerMessages.cacheRemainingFiles) event.waitUntil(ignoreFailure(cacheFilesAhead()))
    if (Array.isArray(data)) event.waitUntil(cacheLoadedPaths(event, data))
  })
}

async function cacheLoadedPaths(event: ExtendableMessageEvent, paths: unknown[]): Promise<void> {
  const keepAlive: KeepAlive = (work) => event.waitUntil(work)
  await Promise.all(paths.map((path) => ignoreFailure(cacheLoadedPath(String(path), keepAlive))))
}

/** A file that did not arrive is cached later: when a page asks for it, or at the next visit. */
function ignoreFailure(work: Promise<void>): Promise<void> {
  return work.catch(() => undefined)
}
