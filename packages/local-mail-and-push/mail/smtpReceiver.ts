import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import * as v from 'valibot'

export type ReceivedMail = {
  id: string
  /** The bare addresses that the mail server was told to deliver to, separated by commas. */
  to: string
  /** The sender in the mail's header, with its name. */
  from: string
  /** The addresses that an answer goes to; empty if that is the sender's. */
  replyTo: string
  subject: string
  text: string
  html: string
  messageId: string
  /** All headers in their order, with their names in lower case. */
  headers: { key: string; value: string }[]
  /** The time of arrival in ISO 8601. */
  at: string
}

/** The body of `POST /faults`: the next `next` messages fail at a stage, with this code or, at 'drop', without an answer. */
export const mailFaultSchema = v.object({
  next: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 451),
  /** What follows the code, for example with an enhanced status code (RFC 3463). */
  text: v.optional(v.string()),
  /** 'drop' keeps the mail, but closes the connection: the sender cannot know whether it arrived. */
  stage: v.picklist(['connect', 'auth', 'rcpt', 'data', 'drop']),
})
export type MailFault = v.InferOutput<typeof mailFaultSchema>

/** What a mail sink keeps: its mails, newest first, and the fault that it was told to make. */
export type MailSinkState = {
  mails: readonly ReceivedMail[]
  fault: MailFault | null
  maxMails: number
  beforeReply: () => Promise<void>
}

/** Receives mails for any address at a port of 127.0.0.1, with any login or none; port 0 is any free one. */
export async function startSmtpReceiver(port: number, state: MailSinkState) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    size: 5_000_000,
    rejectOversized: true,
    closeTimeout: 1,
    onConnect: (_session, reply) => reply(takeRefusal(state, 'connect')),
    onAuth: ({ username }, _session, reply) => reply(takeRefusal(state, 'auth'), { user: username }),
    onRcptTo: (_address, _session, reply) => reply(takeRefusal(state, 'rcpt')),
    onData: (stream, session, reply) => {
      receiveMail(stream, session, state)
        .then(state.beforeReply)
        .then(() => {
          if (!takeRefusal(state, 'drop')) reply()
          else for (const open of server.connections) if (open.session === session) open.close()
        })
        .catch(reply)
    },
  })
  // A connection that breaks is the client's affair: it never ends the process.
  server.on('error', () => undefined)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Keeps a mail. Rejects if its parts are nested too deeply or its headers are too long. */
async function receiveMail(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  state: MailSinkState,
): Promise<void> {
  const raw = await buffer(stream)
  const refusal = takeRefusal(state, 'data')
  if (refusal) throw refusal
  // smtp-server rejects a mail that is larger than its `size` option.
  if (stream.sizeExceeded) return
  const { headers, subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(raw)
  const findHeader = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const mail = {
    id: randomUUID(),
    to: envelope.rcptTo.map(({ address }) => address).join(', '),
    from: findHeader('from'),
    replyTo: findHeader('reply-to'),
    ...{ subject, text, html, messageId },
    headers: headers.map(({ key, value }) => ({ key, value })),
    at: new Date().toISOString(),
  }
  state.mails = [mail, ...state.mails].slice(0, state.maxMails)
}

/** The error of a message that fails at this stage, which the fault then has met; null if it does not fail. */
function takeRefusal(state: MailSinkState, stage: MailFault['stage']): Error | null {
  const { fault } = state
  if (fault?.stage !== stage || fault.next === 0) return null
  state.fault = { ...fault, next: fault.next - 1 }
  const { code, text = 'Refused by the mail sink' } = fault
  return Object.assign(new Error(text), { responseCode: code })
}
