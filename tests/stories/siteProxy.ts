import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { getSiteUrl } from './setUpBrowser'

export type ResponseHandler = (request: IncomingMessage, answer: ServerResponse) => void

/** A proxy of the site under test with an address of its own. It records requests and can be disconnected. */
export type SiteProxy = {
  url: string
  /** The paths of all requests that arrived while the proxy was connected, in order of arrival. */
  requestedPaths: string[]
  /** Refuses all connections until `reconnect`. */
  disconnect: () => void
  reconnect: () => void
  /** Makes this handler answer in place of the site, for the paths that match `paths` or for all. */
  respondWith: (answer: ResponseHandler, paths?: RegExp) => void
  /** Makes the site answer again. */
  respondAsSite: () => void
  /** Leaves all requests unanswered until the test calls the returned function. */
  holdResponses: () => () => void
}

/**
 * Opens a proxy that closes after the test, when its pages are closed: a page that is still open would report the
 * connection that it lost. A service worker's own requests pass through the proxy, too.
 */
export async function openSiteProxy(): Promise<SiteProxy> {
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
  onTestFinished(() => {
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
  const respondWith = (handler: ResponseHandler, paths?: RegExp) => {
    responseHandler = (request, answer) => {
      const isMatch = paths?.test(request.url ?? '') ?? true
      ;(isMatch ? handler : forwardToSite)(request, answer)
    }
  }
  const respondAsSite = () => {
    responseHandler = forwardToSite
  }
  const holdResponses = () => {
    const held: (() => void)[] = []
    responseHandler = (request, answer) => {
      held.push(() => {
        forwardToSite(request, answer)
      })
    }
    return () => {
      respondAsSite()
      for (const forward of held) forward()
    }
  }
  const url = `http://127.0.0.1:${port}`
  return { url, requestedPaths, disconnect, reconnect, respondWith, respondAsSite, holdResponses }
}

const forwardToSite: ResponseHandler = ({ method, url, headers }, answer) => {
  const siteRequest = ask(getSiteUrl() + (url ?? ''), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(answer)
  })
  siteRequest.on('error', () => answer.destroy())
  siteRequest.end()
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Answers any path with the page of a network that asks its visitors to sign in first. */
export const respondWithPortal: ResponseHandler = (_, answer) =>
  answer.writeHead(200, { 'Content-Type': 'text/html', ...immutable }).end('<h1>Welcome to our Wi-Fi</h1>')

/** Never answers, like a network that drops packets. */
export const respondNever: ResponseHandler = () => undefined

/** Answers 404, to be kept for a year: Firebase Hosting's headers depend on the path alone. */
export const respondWithLastingNotFound: ResponseHandler = (_, answer) =>
  answer.writeHead(404, { 'Content-Type': 'text/html', ...immutable }).end('<h1>Page Not Found</h1>')

/** Answers with the first half of the site's file, as if it were all of it. */
export const respondWithHalf: ResponseHandler = ({ url }, answer) => {
  void fetch(getSiteUrl() + (url ?? '')).then(async (reply) => {
    const content = Buffer.from(await reply.arrayBuffer())
    const type = reply.headers.get('Content-Type') ?? ''
    answer.writeHead(200, { 'Content-Type': type, ...immutable }).end(content.subarray(0, content.length / 2))
  })
}
