import { deleteOldCaches } from './cacheCleanup'
import { cacheEssentials } from './fileCache'
import { registerFetchRoutes } from './fetchRoutes'
import { registerMessageHandler } from './messageHandler'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

serviceWorkerGlobalScope.addEventListener('install', (event) => {
  event.waitUntil(cacheEssentials())
})
serviceWorkerGlobalScope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), serviceWorkerGlobalScope.clients.claim()]))
})
registerFetchRoutes()
registerMessageHandler()
