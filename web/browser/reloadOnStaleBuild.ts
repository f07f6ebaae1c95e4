import { pageCachePrefix } from './serviceWorkerConfig'
import { importAgain } from './importAgain'
import { isSiteReachable } from './isConnected'
import { createSafeStorage } from './safeStorage'

const storageKey = 'reloadedFor'
const storage = createSafeStorage(() => sessionStorage)

/**
 * Loads a file of this build, as importAgain does. On failure, reloads the page if the site is reachable, because a newer build has most
 * likely replaced the file; at most once per session and path.
 */
export async function importWithReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importAgain(load)
  } catch (error) {
    if (!hasReloaded(location.pathname) && (await isSiteReachable()) && recordReload(location.pathname)) {
      await reloadFromNetwork()
      return new Promise<never>(() => undefined)
    }
    throw error
  }
}

/** Reloads the page only if the site answers without an error: a reload would otherwise lose the page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isSiteReachable()
  if (isReachable) await reloadFromNetwork()
  return isReachable
}

/** Reloads the page; deletes the page caches first, or the service worker would answer with a cached page. */
export async function reloadFromNetwork(): Promise<void> {
  await clearCachedPages().catch(() => undefined)
  location.reload()
}

async function clearCachedPages() {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(pageCachePrefix)).map((name) => caches.delete(name)),
  )
}

function hasReloaded(path: string): boolean {
  return (storage.read(storageKey) ?? '').split('\n').includes(path)
}

/** Records a reload at this path. False if the browser did not store the record: the page could reload in a loop. */
function recordReload(path: string): boolean {
  storage.write(storageKey, `${storage.read(storageKey) ?? ''}\n${path}`)
  return hasReloaded(path)
}
