import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import {
  framePolicy,
  pagePolicy,
  renderMailFrame,
  renderMailPage,
  type MailPageTexts,
} from './renderMailPage'
import { mailFaultSchema, startSmtpReceiver, type MailFault, type MailSinkState } from './smtpReceiver'

type MailSinkOptions = Partial<MailPageTexts> & {
  smtpPort?: number
  httpPort?: number
  maxMails?: number
  /** How long the server takes for each mail: it says that it has a mail once this resolves. */
  beforeReply?: () => Promise<void>
}
export type MailSink = Awaited<ReturnType<typeof startMailSink>>
type Answer = { status?: number; type: string; body: string; policy?: string }

/**
 * Starts a mail server that delivers nothing, keeps the newest mails in memory and shows them at its HTTP port. Without
 * ports it takes free ones, and returns them. Rejects if a port is taken.
 */
export async function startMailSink({
  smtpPort = 0,
  httpPort = 0,
  maxMails = 1000,
  beforeReply = () => Promise.resolve(),
  project = 'this project',
  formatTime = (timeMs) => new Date(timeMs).toISOString(),
}: MailSinkOptions = {}) {
  const state: MailSinkState = { mails: [], fault: null, maxMails, beforeReply }
  const receiver = await startSmtpReceiver(smtpPort, state)
  const server = await startServer(httpPort, state, { project, formatTime }).catch(async (error: unknown) => {
    await receiver.stop()
    throw error
  })
  const stop = async () => {
    await Promise.all([receiver.stop(), server.stop()])
  }
  return {
    ...{ smtpPort: receiver.port, httpPort: server.port, stop },
    /** The mails as `GET /messages` answers them. */
    listMails: () => state.mails,
    /** Does what `POST /faults` does. */
    setFault: (fault: MailFault) => {
      state.fault = fault
    },
  }
}

async function startServer(port: number, state: MailSinkState, texts: MailPageTexts) {
  const server = createServer((request, response) => {
    void createAnswer(state, request, texts).then(({ status = 200, type, body, policy = pagePolicy }) => {
      const headers = {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      }
      response.writeHead(status, headers).end(body)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

async function createAnswer(
  state: MailSinkState,
  request: IncomingMessage,
  texts: MailPageTexts,
): Promise<Answer> {
  if (isForeign(request)) return createJsonAnswer(null, 403)
  const [path, query] = (request.url ?? '').split('?')
  const name = `${request.method ?? ''} ${path ?? ''}`
  if (name === 'GET /messages') return createJsonAnswer(state.mails)
  if (name === 'POST /faults') {
    const fault = v.safeParse(mailFaultSchema, await json(request).catch(() => null))
    state.fault = fault.success ? fault.output : null
    return createJsonAnswer(state.fault, fault.success ? 200 : 400)
  }
  if (name === 'GET /') {
    const id = new URLSearchParams(query).get('mail')
    return { type: 'text/html', body: renderMailPage(state.mails, id, texts) }
  }
  const mail = state.mails.find((kept) => name === `GET /messages/${kept.id}.html`)
  if (!mail) return createJsonAnswer(null, 404)
  return { type: 'text/html', body: renderMailFrame(mail), policy: framePolicy }
}

/** Whether another site asks, through its own name for this address or by a form or script that changes something. */
function isForeign({ method, headers }: IncomingMessage): boolean {
  const isOwnHost = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')
  const isOwnSite = ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])
  return !isOwnHost || (!isOwnSite && method !== 'GET')
}

function createJsonAnswer(body: unknown, status = 200): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}
