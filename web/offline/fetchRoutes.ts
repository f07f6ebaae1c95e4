import { isDeskAddress } from '../../domain/site/deskPath'
import { getFile } from './fileCache'
import { isBuildFile, isPicture } from './isIntact'
import { cachePage, getPage } from './pageCache'
import type { KeepAlive } from './putInCache'
import { getPicture } from './pictureCache'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

/** Answers the pages' requests: this build's files, pictures and pages. The browser itself fetches everything else. */
export function registerFetchRoutes(): void {
  serviceWorkerGlobalScope.addEventListener('fetch', (event) => {
    const response = route(event)
    if (response) event.respondWith(response)
  })
}

/** Caches a path that a page loaded before this worker answered its requests. */
export async function cacheLoadedPath(path: string, keepAlive: KeepAlive): Promise<void> {
  if (isBuildFile(path)) await getFile(path)
  else if (isPicture(path)) await getPicture(path, { isFresh: false, keepAlive })
  else if (isPagePath(path)) await cachePage(path, await fetch(path))
}

function route(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  const isFresh = request.cache === 'reload'
  const keepAlive: KeepAlive = (work) => {
    event.waitUntil(work)
  }
  if (isBuildFile(pathname)) return getFile(pathname, { isFresh })
  if (isPicture(pathname)) return getPicture(pathname, { isFresh, keepAlive })
  if (request.mode === 'navigate' && isPagePath(pathname)) return getPage(pathname, request, keepAlive)
  return undefined
}

// Paths under /__/ belong to Firebase Hosting, and the desk (the staff app) is never cached.
function isPagePath(path: string): boolean {
  return !path.startsWith('/__/') && !isDeskAddress(path)
}
