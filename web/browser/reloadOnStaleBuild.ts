import { pageCachePrefix } from './serviceWorkerConfig'
import { createSafeStorage } from './safeStorage'

const storageKey = 'reloadedFor'
const storage = createSafeStorage(() => sessionStorage)

/**
 * Loads a chunk or file of this build. When that fails while the site is reachable, a newer build has most likely replaced
 * it: reload the page, at most once per session and path. Otherwise reject with the original error.
 */
export async function importWithReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!hasReloaded(location.pathname) && (await isSiteReachable()) && recordReload(location.pathname)) {
      await reloadFromNetwork()
      return new Promise<never>(() => undefined)
    }
    throw error
  }
}

/** Reloads the page if the site is reachable, and resolves to whether it is. Offline, a reload would lose the page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isSiteReachable()
  if (isReachable) await reloadFromNetwork()
  return isReachable
}

/** Reloads the page past the service worker, which would answer with its cached copy. */
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

function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  // After an error status, a reload would replace the page with an error page.
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function hasReloaded(path: string): boolean {
  return (storage.read(storageKey) ?? '').split('\n').includes(path)
}

/** Returns false when the browser did not store the record: reloading then could loop. */
function recordReload(path: string): boolean {
  storage.write(storageKey, `${storage.read(storageKey) ?? ''}\n${path}`)
  return hasReloaded(path)
}
