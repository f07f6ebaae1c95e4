/**
 * The dev server's service worker deletes all caches, unregisters itself and reloads the open pages. So it replaces the
 * service worker of a built site on the same port, which would show the old build for ever.
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
