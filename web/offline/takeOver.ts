import { clientsClaim } from 'workbox-core'
import { entry } from 'virtual:kept'
import { workerMessages } from '../domain/kept'
import { scope } from './scope'

/**
 * A new version waits until every page of the former one is gone, or until a visitor asks for it. It tells a page that
 * asks which version it is.
 */
export function takeOverWhenAsked(): void {
  scope.addEventListener('message', ({ data, ports }) => {
    if (data === workerMessages.takeOver) void scope.skipWaiting()
    if (data === workerMessages.whichVersion) ports[0]?.postMessage(entry)
  })
  clientsClaim()
}
