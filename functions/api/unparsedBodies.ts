import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { onRequest } from 'firebase-functions/https'

/** The header that holds the type of a body in place of Content-Type. */
export const bodyTypeHeader = 'x-body-type'

/**
 * Keeps the framework of Cloud Functions from parsing the bodies of HTTP functions: it would inflate 29 kB to 30 MB, parse
 * all of it, and answer broken JSON with a page, before a function can refuse. It parses a body only by its type, so the type
 * moves to another header before the framework reads the request. The bodies of events are left to it.
 */
export function keepBodiesUnparsed(): void {
  if (process.env.FUNCTION_SIGNATURE_TYPE !== 'http') return
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    headers[bodyTypeHeader] = headers['content-type']
    delete headers['content-type']
  })
}

type HttpHandler = Parameters<typeof onRequest>[0]

/** Makes a handler that refuses a compressed body, which no page sends. */
export function refuseEncodedBodies(handle: HttpHandler): HttpHandler {
  return (request, response) => {
    if (request.get('content-encoding') === undefined) return handle(request, response)
    response.status(415).json({ reason: 'encoded' })
  }
}
