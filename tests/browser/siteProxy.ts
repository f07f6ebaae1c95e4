import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { getSiteUrl } from './setUpBrowser'

type ResponseHandler = (request: IncomingMessage, answer: ServerResponse) => void

/** A proxy of the site under test with an address of its own. It records requests and can be disconnected. */
export type SiteProxy = {
  url: string
  /** The paths of all requests that arrived while the proxy was connected, in order of arrival. */
  requestedPaths: string[]
  /** Refuses all connections until `reconnect`. */
  disconnect: () => void
  reconnect: () => void
  /** Makes this handler answer in place of the site. */
  respondWith: (answer: ResponseHandler) => void
}

/** Opens proxies that close after the test. A service worker's own requests pass through them, too. */
export function setUpSiteProxies(): () => Promise<SiteProxy> {
  const closeCallbacks: (() => void)[] = []
  afterEach(() => {
    for (const close of closeCallbacks.splice(0)) close()
  })
  return async () => {
    let isDisconnected = false
    let responseHandler: ResponseHandler = forwardToSite
    const requestedPaths: string[] = []
    const server = createServer((request, answer) => {
      if (isDisconnected) {
        request.socket.destroy()
        return
      }
      requestedPaths.push(request.url ?? '')
      responseHandler(request, answer)
    })
    closeCallbacks.push(() => {
      server.close()
      server.closeAllConnections()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const disconnect = () => {
      isDisconnected = true
      server.closeAllConnections()
    }
    const reconnect = () => {
      isDisconnected = false
    }
    const respondWith = (handler: ResponseHandler) => {
      responseHandler = handler
    }
    return { url: `http://127.0.0.1:${port}`, requestedPaths, disconnect, reconnect, respondWith }
  }
}

const forwardToSite: ResponseHandler = ({ method, url, headers }, answer) => {
  const siteRequest = ask(getSiteUrl() + (url ?? ''), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(answer)
  })
  siteRequest.on('error', () => answer.destroy())
  siteRequest.end()
}
