import { isDeskAddress } from '../../domain/site/deskPath'
import { getFile } from './fileCache'
import { isBuildFile, isPicture } from './isIntact'
import { cachePage, getPage } from './pageCache'
import { type KeepAlive, limitCache, pictureCacheName, putInCache } from './putInCache'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'
import { fetchIntact } from './fetchIntact'

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
  const keepAlive: KeepAlive = (work) => event.waitUntil(work)
  if (isBuildFile(pathname)) return getFile(pathname, { isFresh })
  if (isPicture(pathname)) return getPicture(pathname, { isFresh, keepAlive })
  if (request.mode === 'navigate' && isPagePath(pathname)) return getPage(pathname, request, keepAlive)
  return undefined
}

// Paths under /__/ belong to Firebase Hosting, and the desk (the staff app) is never cached.
function isPagePath(path: string): boolean {
  return !path.startsWith('/__/') && !isDeskAddress(path)
}

const maxPictures = 300

// Matches the width and format at the end of a picture's URL. Without this suffix, all versions of a picture have the
// same URL.
const sizeSuffix = /-\d+\.\w+$/

/** Answers with a picture from the cache or the network; if neither has it, with another cached size of it. */
async function getPicture(
  path: string,
  { isFresh, keepAlive }: { isFresh: boolean; keepAlive: KeepAlive },
): Promise<Response> {
  const cached = isFresh ? undefined : await caches.match(path, { cacheName: pictureCacheName })
  if (cached) return cached
  try {
    const picture = await fetchIntact(path, { isFresh })
    keepAlive(cachePicture(path, picture.clone()))
    return picture
  } catch (error) {
    const otherSize = await findOtherSize(path)
    if (otherSize) return otherSize
    throw error
  }
}

async function cachePicture(path: string, picture: Response): Promise<void> {
  await putInCache(pictureCacheName, path, picture).catch(() => undefined)
  await limitCache(pictureCacheName, maxPictures)
}

async function findOtherSize(path: string): Promise<Response | undefined> {
  const cache = await caches.open(pictureCacheName)
  const requests = await cache.keys()
  const baseUrl = new URL(path, location.origin).href.replace(sizeSuffix, '')
  const otherSize = requests.find(({ url }) => url.replace(sizeSuffix, '') === baseUrl)
  return otherSize && cache.match(otherSize)
}
