import { routePaths } from '../../domain/site/routePaths'
import { pushMessages } from '../../domain/messages/push'
import { deleteOldCaches } from './cacheCleanup'
import { cacheEssentials } from './fileCache'
import { registerFetchRoutes } from './fetchRoutes'
import { registerMessageHandler } from './messageHandler'
import { registerPushHandlers } from './push/registerPushHandlers'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

serviceWorkerGlobalScope.addEventListener('install', (event) => {
  event.waitUntil(cacheEssentials())
})
serviceWorkerGlobalScope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), serviceWorkerGlobalScope.clients.claim()]))
})
registerFetchRoutes()
registerMessageHandler()
registerPushHandlers({
  title: pushMessages.shopNewsTitle,
  body: pushMessages.shopNewsText,
  tag: 'my-requests',
  path: routePaths.myRequests,
  icon: '/icons/192.png',
})
