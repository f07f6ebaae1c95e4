import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Mailbox } from './mailbox'
import { parseMailFault, type MailFaults } from './mailFaults'
import { framePolicy, openLinksInTabs } from './page/mailFrame'
import { readPageFile } from './page/pageFiles'

/** What a mail sink keeps: its mails, and the fault that it was told to make. */
export type MailSinkState = { mailbox: Mailbox; faults: MailFaults }

type Answer = { status?: number; type: string; body: string; policy?: string }

const pagePolicy = [
  "default-src 'none'",
  ...["style-src 'self'", "script-src 'self'", "connect-src 'self'", "img-src 'self'", "frame-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ')

/** Answers one HTTP request to the mail sink. */
export async function answerMailRequest(
  state: MailSinkState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const name = `${request.method ?? ''} ${url.pathname}`
  if (name === 'GET /events') {
    streamChanges(state.mailbox, response)
    return
  }
  const { status = 200, type, body, policy = pagePolicy } = await createAnswer(name, url, state, request)
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .end(body)
}

async function createAnswer(
  name: string,
  { pathname, searchParams }: URL,
  { mailbox, faults }: MailSinkState,
  request: IncomingMessage,
): Promise<Answer> {
  switch (name) {
    case 'GET /':
      return { type: 'text/html', body: await renderPage(mailbox, searchParams) }
    case 'GET /messages':
      return createJsonAnswer(200, mailbox.list())
    case 'DELETE /messages':
      mailbox.clear()
      return createJsonAnswer(200, {})
    case 'POST /faults':
      return setFault(faults, await json(request).catch(() => null))
    default:
      return createHtmlPartAnswer(mailbox, name) ?? (await createFileAnswer(pathname))
  }
}

function setFault(faults: MailFaults, body: unknown): Answer {
  const fault = parseMailFault(body)
  if (fault === null) return createJsonAnswer(400, { error: 'The fault is malformed.' })
  faults.set(fault)
  return createJsonAnswer(200, fault)
}

function createHtmlPartAnswer(mailbox: Mailbox, name: string): Answer | null {
  const id = /^GET \/messages\/([\w-]+)\.html$/.exec(name)?.[1]
  const mail = mailbox.list().find((kept) => kept.id === id)
  return mail ? { type: 'text/html', body: openLinksInTabs(mail.html), policy: framePolicy } : null
}

async function createFileAnswer(path: string): Promise<Answer> {
  const file = await readPageFile(path)
  return file ? { type: file.type, body: file.text } : createJsonAnswer(404, { error: 'Nothing is here.' })
}

function createJsonAnswer(status: number, body: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}

/** The page's code is loaded when somebody opens it: the stack starts without React. */
async function renderPage(mailbox: Mailbox, query: URLSearchParams): Promise<string> {
  const { renderMailPage } = await import('./page/renderMailPage')
  return renderMailPage(mailbox.list(), query, Date.now())
}

/** Sends an event on connection and on each change: https://html.spec.whatwg.org/#server-sent-events */
function streamChanges(mailbox: Mailbox, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const sendEvent = () => response.write('data: changed\n\n')
  sendEvent()
  response.on('close', mailbox.subscribe(sendEvent))
}
