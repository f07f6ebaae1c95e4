/** The name of the picture cache, which all builds share. */
export const pictureCacheName = 'pictures'

/** Caches a response. If the device has no room for it, deletes all cached pictures first. */
export async function putInCache(cacheName: string, path: string, response: Response): Promise<void> {
  const put = async () => (await caches.open(cacheName)).put(path, response.clone())
  await put().catch(async () => {
    await caches.delete(pictureCacheName)
    await put()
  })
}

/** Deletes the oldest entries of a cache beyond `maxEntries`. */
export async function limitCache(cacheName: string, maxEntries: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, -maxEntries).map((request) => cache.delete(request)))
}

/** Keeps the worker running until `work` ends, after the event itself has been answered. */
export type KeepAlive = (work: Promise<unknown>) => void
