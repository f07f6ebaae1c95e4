import fc from 'fast-check'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { DeliveryError } from '../../functions/DeliveryError'
import type { Mail } from '../../functions/mail/mail'
import { sendMail } from '../../functions/mail/sendMail'
import { isEmail } from '../../domain/sent-items/replyMethod'
import { businessDetails } from '../../domain/site/businessDetails'
import { hostileText } from '../web/state/hostileTexts'
import { startTestMailServer, type TestMailServer } from './testMailServer'

const mail: Mail = {
  to: 'ada@example.com',
  subject: "We've received your request ABC234",
  text: 'Hello Ada Obi,',
  html: '<p>Hello Ada Obi,</p>',
  replyTo: 'hello@example.com',
  messageId: 'requests-1-confirmationMail@shop.example',
}

let server: TestMailServer | null = null
afterEach(async () => {
  await server?.stop()
  server = null
})

async function startServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  server = await startTestMailServer(options)
  return server
}

const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

async function sendToServer(options: SMTPServerOptions, change: Partial<Mail> = {}, login = '') {
  const { port } = await startServer(options)
  return catchError(sendMail(`smtp://${login}127.0.0.1:${port}`, { ...mail, ...change }))
}

function catchError(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => null,
    (error: unknown) => error,
  )
}

function expectFailure(error: unknown, message: string, flags: Partial<DeliveryError> = {}) {
  expect(error).toBeInstanceOf(DeliveryError)
  expect(error).toMatchObject({ message, mayHaveArrived: false, isPermanent: false, ...flags })
}

describe('a mail', () => {
  test("arrives from the business, with a text and an HTML part, and asks absent people's mailboxes not to answer", async () => {
    const { port, received } = await startServer()
    await sendMail(`smtp://127.0.0.1:${port}`, mail)
    expect(received.map(({ recipients }) => recipients)).toEqual([['ada@example.com']])
    const message = await PostalMime.parse(received[0]?.source ?? '')
    expect(message).toMatchObject({
      from: { name: businessDetails.name, address: businessDetails.email },
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'hello@example.com' }],
      subject: mail.subject,
      messageId: `<${mail.messageId}>`,
    })
    expect(message.text?.trim()).toBe(mail.text)
    expect(message.html?.trim()).toBe(mail.html)
    expect(message.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test('goes to its one address with its own headers, whatever its subject and addresses hold', async () => {
    const { port, received } = await startServer()
    const hostileAddress = fc.oneof(
      hostileText,
      hostileText.map((text) => `${text}@example.com`),
      hostileText.map((text) => `${text.replace(/[<>"\p{Z}\p{Cc}@]/gu, '')}@example.com`),
    )
    await fc.assert(
      fc.asyncProperty(hostileText, hostileAddress, hostileAddress, async (subject, to, replyTo) => {
        received.length = 0
        const error = await catchError(
          sendMail(`smtp://127.0.0.1:${port}`, { ...mail, subject, to, replyTo }),
        )
        const isRefused = error instanceof DeliveryError && error.isPermanent
        expect(isRefused || (isEmail(to) && isEmail(replyTo))).toBe(true)
        for (const { recipients, source } of received) {
          expect(recipients).toHaveLength(1)
          const { headers, subject: arrived } = await PostalMime.parse(source)
          expect(headers.map(({ key }) => key).sort()).toEqual(headerNames)
          expect(arrived).not.toMatch(/[\r\n]/)
        }
      }),
      { numRuns: 60 },
    )
  })
})

const headerNames = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

describe('a mail that fails', () => {
  test('fails for good if the server refuses the address', async () => {
    const error = await sendToServer({
      onRcptTo(_address, _session, done) {
        done(refuse(550))
      },
    })
    expectFailure(error, 'The mail server refused the address (550).', { isPermanent: true })
  })

  test('fails for good if the address is none, without asking a server', async () => {
    const error = await sendToServer({}, { to: 'ada@example.com\r\nRCPT TO:<victim@evil.example>' })
    expectFailure(error, 'This address cannot be written to.', { isPermanent: true })
  })

  test('is tried again if the server refuses it for now', async () => {
    const error = await sendToServer({
      onRcptTo(_address, _session, done) {
        done(refuse(451))
      },
    })
    expectFailure(error, 'The mail server refused the address (451).')
  })

  test('fails for good if the server refuses its text', async () => {
    const error = await sendToServer({
      onData(stream, _session, done) {
        stream.on('end', () => done(refuse(554)))
        stream.resume()
      },
    })
    expectFailure(error, 'The mail server refused the message (554).', { isPermanent: true })
  })

  test('is tried again if the server refuses the login, which staff can mend', async () => {
    const error = await sendToServer(
      {
        onAuth(_auth, _session, done) {
          done(refuse(535))
        },
      },
      {},
      'user:wrong@',
    )
    expectFailure(error, 'The mail server refused our login (535).')
  })

  test('may have arrived if the connection breaks before the server confirms the whole message', async () => {
    const { port } = await startServer({
      onData(stream) {
        stream.on('end', () => server?.destroyConnections())
        stream.resume()
      },
    })
    const error = await catchError(sendMail(`smtp://127.0.0.1:${port}`, mail))
    const message = 'The mail server did not confirm the message, which may have arrived all the same.'
    expectFailure(error, message, { mayHaveArrived: true })
  })

  test('is tried again if nobody listens, or if the address of the server is none', async () => {
    const { port, stop } = await startServer()
    await stop()
    const message = 'The mail server could not be reached.'
    expectFailure(await catchError(sendMail(`smtp://127.0.0.1:${port}`, mail)), message)
    expectFailure(await catchError(sendMail('not a URL', mail)), message)
  })
})
