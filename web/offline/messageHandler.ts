import { serviceWorkerMessages } from '../browser/serviceWorkerConfig'
import { cacheLoadedPath } from './fetchRoutes'
import { cacheFilesAhead } from './fileCache'
import type { KeepAlive } from './putInCache'
import { build, serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

/**
 * Does what pages ask for. Without a request to take over, the browser activates a new build after every page of the old
 * build is closed.
 */
export function registerMessageHandler(): void {
  serviceWorkerGlobalScope.addEventListener('message', (event) => {
    const data: unknown = event.data
    if (data === serviceWorkerMessages.skipWaiting) void serviceWorkerGlobalScope.skipWaiting()
    if (data === serviceWorkerMessages.getVersion) event.ports[0]?.postMessage(build.entry)
    if (data === serviceWorkerMessages.cacheRemainingFiles) event.waitUntil(ignoreFailure(cacheFilesAhead()))
    if (Array.isArray(data)) event.waitUntil(cacheLoadedPaths(event, data))
  })
}

async function cacheLoadedPaths(event: ExtendableMessageEvent, paths: unknown[]): Promise<void> {
  const keepAlive: KeepAlive = (work) => {
    event.waitUntil(work)
  }
  await Promise.all(paths.map((path) => ignoreFailure(cacheLoadedPath(String(path), keepAlive))))
}

/** A file that did not arrive is cached later: when a page asks for it, or at the next visit. */
function ignoreFailure(work: Promise<void>): Promise<void> {
  return work.catch(() => undefined)
}
