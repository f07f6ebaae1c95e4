import { isDataSaverOn } from '../browser/isDataSaverOn'
import { fileCachePrefix } from '../browser/serviceWorkerConfig'
import { fetchIntact } from './fetchIntact'
import { isIntact } from './isIntact'
import { putInCache } from './putInCache'
import { build } from './serviceWorkerGlobalScope'

/** The name of this build's cache of scripts, style sheets and catalogue files. Each build has its own. */
export const fileCacheName = fileCachePrefix + build.version

// The last file that is cached ahead, so a cache that has it is complete.
const lastFileAhead = 'details.json'

export const matchFile = (path: string) => caches.match(path, { cacheName: fileCacheName })

export async function getFile(path: string, { isFresh = false } = {}): Promise<Response> {
  const cached = isFresh ? undefined : await matchFile(path)
  if (cached) return cached
  const response = await fetchIntact(path, { isFresh })
  // A full device is no reason to withhold the file.
  await putInCache(fileCacheName, path, response).catch(() => undefined)
  return response
}

/** Caches what every page needs. Rejects if one of the files is wrong: the worker is then not installed. */
export async function cacheEssentials(): Promise<void> {
  await Promise.all(Object.keys(build.essentials).map(takeOrFetchFile))
  // The previous build worked offline, and so must this one as soon as it is active.
  if (!isDataSaverOn() && (await hasFilesAhead(await caches.keys()))) await cacheFilesAhead()
}

/** Caches the screens that work offline one file after the other, until a file does not arrive. */
export async function cacheFilesAhead(): Promise<void> {
  for (const path of Object.keys(build.ahead)) await takeOrFetchFile(path)
}

/** Whether one of these caches has all files of the screens that work offline. */
export async function hasFilesAhead(cacheNames: readonly string[]): Promise<boolean> {
  for (const name of cacheNames) {
    const requests = await (await caches.open(name)).keys()
    if (requests.some(({ url }) => url.endsWith(`/${lastFileAhead}`))) return true
  }
  return false
}

/** Caches a file unless it is cached. Takes it from another build's cache if it has not changed since. */
async function takeOrFetchFile(path: string): Promise<void> {
  if (await matchFile(path)) return
  const other = await caches.match(path)
  const isUsable = other !== undefined && (await isIntact(path, other))
  await putInCache(fileCacheName, path, isUsable ? other : await fetchIntact(path, { priority: 'low' }))
}
