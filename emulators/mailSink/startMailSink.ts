import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { framePolicy, pagePolicy, renderMailFrame, renderMailPage } from './renderMailPage'
import { faultStages, startSmtpReceiver, type MailFault, type MailSinkState } from './smtpReceiver'

type MailSinkOptions = { smtpPort: number; httpPort: number; maxMails?: number }
type Answer = { status?: number; type: string; body: string; policy?: string }

/**
 * Starts the mail server of the local stack: it delivers nothing, keeps the newest mails in memory and shows them at
 * its HTTP port. Rejects if a port is taken.
 */
export async function startMailSink({ smtpPort, httpPort, maxMails = 1000 }: MailSinkOptions) {
  const state: MailSinkState = { mails: [], fault: null, maxMails }
  const stopReceiver = await startSmtpReceiver(smtpPort, state)
  const stopServer = await startServer(httpPort, state).catch(async (error: unknown) => {
    await stopReceiver()
    throw error
  })
  const stop = async () => {
    await Promise.all([stopReceiver(), stopServer()])
  }
  return { stop }
}

async function startServer(port: number, state: MailSinkState): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    void createAnswer(state, request).then(({ status = 200, type, body, policy = pagePolicy }) => {
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
  return async () => {
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
}

async function createAnswer(state: MailSinkState, request: IncomingMessage): Promise<Answer> {
  if (isForeign(request)) return createJsonAnswer(null, 403)
  const [path, query] = (request.url ?? '').split('?')
  const name = `${request.method ?? ''} ${path ?? ''}`
  if (name === 'GET /messages') return createJsonAnswer(state.mails)
  if (name === 'POST /faults') {
    state.fault = parseMailFault(await json(request).catch(() => null))
    return createJsonAnswer(state.fault, state.fault ? 200 : 400)
  }
  const page = renderPage(state, name, new URLSearchParams(query).get('mail'))
  return page ?? createJsonAnswer(null, 404)
}

function renderPage({ mails }: MailSinkState, name: string, id: string | null): Answer | null {
  if (name === 'GET /') return { type: 'text/html', body: renderMailPage(mails, id) }
  const mail = mails.find((kept) => name === `GET /messages/${kept.id}.html`)
  return mail ? { type: 'text/html', body: renderMailFrame(mail), policy: framePolicy } : null
}

/** Whether another site asks, through its own name for this address or by a form or script that changes something. */
function isForeign({ method, headers }: IncomingMessage): boolean {
  const isOwnHost = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')
  const isOwnSite = ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])
  return !isOwnHost || (!isOwnSite && method !== 'GET')
}

/** Parses the body of `POST /faults`; null if it is malformed. The code may be left out at the stage 'drop'. */
function parseMailFault(body: unknown): MailFault | null {
  const { next, code = 451, stage } = toRecordOrEmpty(body)
  const knownStage = faultStages.find((name) => name === stage)
  if (typeof next !== 'number' || !Number.isSafeInteger(next) || next < 0) return null
  if (knownStage === undefined || (code !== 451 && code !== 550)) return null
  return { next, code, stage: knownStage }
}

function createJsonAnswer(body: unknown, status = 200): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}
