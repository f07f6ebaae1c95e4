import { fetchWithTimeout } from './fetchWithTimeout'

const timeoutMs = 5000

/** Whether the network can be used. `navigator.onLine` is false on some connected machines, so the site is asked then. */
export async function isConnected(): Promise<boolean> {
  return navigator.onLine || (await isSiteReachable())
}

/** Whether the site answers within 5 s, without an error status. */
export function isSiteReachable(): Promise<boolean> {
  return fetchWithTimeout('/', { method: 'HEAD', cache: 'no-store' }, timeoutMs).then(
    ({ ok }) => ok,
    () => false,
  )
}
