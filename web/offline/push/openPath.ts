import { pushGlobalScope } from './pushGlobalScope'

/** Brings the window to the front that shows this path already, or opens one. */
export async function openPath(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  // The page of an item may have a filter in its query: it shows the item all the same.
  const windows = await pushGlobalScope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => new URL(client.url).pathname === url.pathname)
  if (shown) await shown.focus()
  else await pushGlobalScope.clients.openWindow(url.href)
}
