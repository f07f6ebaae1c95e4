import { pageCachePrefix } from './serviceWorkerConfig'
import { createSafeStorage } from './safeStorage'

const storageKey = 'reloadedFor'
const storage = createSafeStorage(() => sessionStorage)

/**
 * Loads a JavaScript chunk or file of this build. If that fails while the site is reachable, a newer build has most
 * likely replaced the file, so the page reloads, at most once per session and path. Otherwise the promise rejects with
 * the original error.
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

/**
 * Reloads the page only if the site is reachable, because a reload while offline would lose the page. Resolves to
 * whether the site is reachable.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isSiteReachable()
  if (isReachable) await reloadFromNetwork()
  return isReachable
}

/**
 * Reloads the page from the network. Deletes the page caches first, because the service worker would otherwise answer
 * with a cached page.
 */
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
  // Do not reload when the server answers with an error status: the reload would replace the page with an error page.
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function hasReloaded(path: string): boolean {
  return (storage.read(storageKey) ?? '').split('\n').includes(path)
}

/**
 * Records that the page was reloaded at this path. Returns false when the browser did not store the record, because the
 * page could then reload in a loop.
 */
function recordReload(path: string): boolean {
  storage.write(storageKey, `${storage.read(storageKey) ?? ''}\n${path}`)
  return hasReloaded(path)
}
