import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerMailRequest, type MailSinkState } from './answerMailRequest'

/** Serves the mails of a mail sink at a port of 127.0.0.1. Returns a function that stops it. */
export async function startMailSinkServer(port: number, state: MailSinkState): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (isForeign(request)) response.writeHead(403).end()
    else void answerOrClose(state, request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A connection that breaks is the client's affair: it never ends the process.
  server.on('error', () => undefined)
  return async () => {
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
}

async function answerOrClose(
  state: MailSinkState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await answerMailRequest(state, request, response)
  } catch {
    response.destroy()
  }
}

/** Whether another site asks, through its own name for this address or by a form or script that changes something. */
function isForeign({ method, headers }: IncomingMessage): boolean {
  const isOwnHost = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')
  const site = headers['sec-fetch-site']
  const isOtherSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  return !isOwnHost || (isOtherSite && method !== 'GET')
}
