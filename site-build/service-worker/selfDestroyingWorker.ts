/** The dev server's service worker replaces the one of a built site, which would show the old build for ever. */
export const selfDestroyingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(selfDestroy()))
async function selfDestroy() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
