import { keptPagesPrefix } from '../domain/kept'
import { safeStorage } from './safeStorage'

const key = 'reloadedFor'
const storage = safeStorage(() => sessionStorage)

/**
 * Fetches a part of the program. When it does not come although the site can be reached, the site was most likely
 * published anew: the page is loaded anew, once per visit and address. Rejects when that is of no use.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isRemembered(location.pathname) && (await isReachable()) && remember(location.pathname)) {
      await reloadFromNetwork()
      return new Promise<never>(() => undefined)
    }
    throw error
  }
}

/** Loads the page anew where the site can be reached; else nothing happens, for a reload would lose the page. */
export async function reloadWhenReachable(): Promise<boolean> {
  const isThere = await isReachable()
  if (isThere) await reloadFromNetwork()
  return isThere
}

/** Loads the page anew from the network: the service worker would answer with the one that it keeps. */
export async function reloadFromNetwork(): Promise<void> {
  await forgetPages().catch(() => undefined)
  location.reload()
}

async function forgetPages() {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(keptPagesPrefix)).map((name) => caches.delete(name)),
  )
}

function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  // A server in trouble answers too: a page loaded anew would be its error page.
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function isRemembered(address: string): boolean {
  return (storage.read(key) ?? '').split('\n').includes(address)
}

/** Whether it will be known after a reload: what cannot be remembered would be tried without end. */
function remember(address: string): boolean {
  storage.write(key, `${storage.read(key) ?? ''}\n${address}`)
  return isRemembered(address)
}
