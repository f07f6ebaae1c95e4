/**
 * What the dev server answers for the service worker. A built site on the same port may have left one behind, which would
 * show that build for ever: this one takes its place, leaves nothing, and has the open pages loaded anew.
 */
export const retiringWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
