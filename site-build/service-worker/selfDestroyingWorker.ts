/**
 * The service worker of the dev server. It replaces one that a built site registered on the same port, which would show
 * that build for ever: it deletes all caches, unregisters itself and reloads the open pages.
 */
export const selfDestroyingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(selfDestroy()))
async function selfDestroy() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
