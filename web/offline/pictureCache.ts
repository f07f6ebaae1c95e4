import { fetchIntact } from './fetchIntact'
import { type KeepAlive, limitCache, pictureCacheName, putInCache } from './putInCache'

const maxPictures = 300

// Matches the width and format at the end of a picture's URL. Without this suffix, all versions of a picture have the
// same URL.
const sizeSuffix = /-\d+\.\w+$/

/** Answers with a picture from the cache or the network; if neither has it, with another cached size of it. */
export async function getPicture(
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
