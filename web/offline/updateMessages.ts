import { clientsClaim } from 'workbox-core'
import { entry } from 'virtual:kept'
import { serviceWorkerMessages } from '../browser/serviceWorkerConfig'
import { serviceWorkerGlobalScope } from './serviceWorkerGlobalScope'

/**
 * Activates a waiting build when a page requests it; otherwise it waits until every page of the old build is closed. Also
 * tells a page which build it is.
 */
export function registerAppUpdateMessageHandler(): void {
  serviceWorkerGlobalScope.addEventListener('message', ({ data, ports }) => {
    if (data === serviceWorkerMessages.skipWaiting) void serviceWorkerGlobalScope.skipWaiting()
    if (data === serviceWorkerMessages.getVersion) ports[0]?.postMessage(entry)
  })
  clientsClaim()
}
