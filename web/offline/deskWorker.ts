import { deskPath } from '../../domain/site/deskPath'
import { pushMessages } from '../../domain/messages/push'
import { registerPushHandlers } from './push/registerPushHandlers'
import { pushGlobalScope } from './push/pushGlobalScope'

/*
 * The service worker of the desk. It shows push messages and caches nothing, so each visit loads the newest desk, and a
 * new worker may take over at once.
 */
pushGlobalScope.addEventListener('install', () => void pushGlobalScope.skipWaiting())
registerPushHandlers({
  title: pushMessages.deskNewsTitle,
  body: pushMessages.deskNewsText,
  tag: 'desk',
  path: deskPath,
  icon: '/icons/desk-192.png',
})
