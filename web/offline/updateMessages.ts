import { clientsClaim } from 'workbox-core'
import { entry } from 'virtual:kept'
import { serviceWorkerMessages } from '../browser/serviceWorkerConfig'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

/**
 * Activates a new build at once when a page requests it. Without a request, the browser activates it after every page
 * of the old build is closed. Also tells a page which build is active.
 */
export function registerAppUpdateMessageHandler(): void {
  serviceWorkerGlobalScope.addEventListener('message', ({ data, ports }) => {
    if (data === serviceWorkerMessages.skipWaiting) void serviceWorkerGlobalScope.skipWaiting()
    if (data === serviceWorkerMessages.getVersion) ports[0]?.postMessage(entry)
  })
  clientsClaim()
}
