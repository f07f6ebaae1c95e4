import { deskPath, isDeskAddress } from '../../domain/site/deskPath'
import { pushMessages } from '../../domain/messages/push'
import { deskVersionPrefix, fileCachePrefix } from '../browser/serviceWorkerConfig'
import { withTimeout } from '../browser/withTimeout'
import { cacheEssentials, fileCacheName, getFile } from './fileCache'
import { isBuildFile } from './isIntact'
import { registerPushHandlers } from './push/registerPushHandlers'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

/*
 * The service worker of the desk: it shows push messages, and keeps the desk's program for when there is no connection.
 * What the desk shows is kept by Firestore. See docs/decisions/045-the-desk-without-a-connection.md.
 */
serviceWorkerGlobalScope.addEventListener('install', (event) =>
  // The page comes from the network first, so a new version need not wait until every desk is closed.
  event.waitUntil(cacheEssentials().then(() => serviceWorkerGlobalScope.skipWaiting())),
)
serviceWorkerGlobalScope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
serviceWorkerGlobalScope.addEventListener('fetch', (event) => {
  const response = route(event.request)
  if (response) event.respondWith(response)
})
registerPushHandlers({
  title: pushMessages.deskNewsTitle,
  body: pushMessages.deskNewsText,
  tag: 'desk',
  path: deskPath,
  icon: '/icons/desk-192.png',
})

function route(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (request.mode === 'navigate') return isDeskAddress(pathname) ? getPage(request) : undefined
  return isBuildFile(pathname) ? getFile(pathname, { isFresh: request.cache === 'reload' }) : undefined
}

const timeoutMs = 4000

/** Answers with the newest desk; with the kept one if the network fails or is slow. */
async function getPage(request: Request): Promise<Response> {
  try {
    const page = await withTimeout(fetch(request), timeoutMs, () => new Error('The network is too slow.'))
    if (page.status < 500) return page
  } catch {
    // The network failed or is too slow, so serve what this device has.
  }
  return getFile(deskPath)
}

/** Deletes what other builds of the desk have kept. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  const deskNames = names.filter((name) => name.startsWith(fileCachePrefix + deskVersionPrefix))
  await Promise.all(deskNames.filter((name) => name !== fileCacheName).map((name) => caches.delete(name)))
}
