import { fileCacheName } from './fileCache'
import { pageCacheName } from './pageCache'
import { pictureCacheName } from './putInCache'

/** Deletes the caches of other builds. The picture cache stays, because all builds share it. */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  const oldNames = names.filter((name) => ![fileCacheName, pageCacheName, pictureCacheName].includes(name))
  await Promise.all(oldNames.map((name) => caches.delete(name)))
}
