import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DeliveryError } from '../../functions/DeliveryError'
import type { Mail } from '../../functions/mail/mail'
import { sendMail } from '../../functions/mail/sendMail'
import { isEmail } from '../../domain/sent-items/replyMethod'
import { businessDetails } from '../../domain/site/businessDetails'
import type { MailFault } from '../../packages/local-mail-and-push/mail/smtpReceiver'
import { startMailSink } from '../../packages/local-mail-and-push/mail/startMailSink'
import { hostileText } from '../web/state/hostileTexts'

const mail: Mail = {
  to: 'ada@example.com',
  subject: "We've received your request ABC234",
  text: 'Hello Ada Obi,',
  html: '<p>Hello Ada Obi,</p>',
  replyTo: 'hello@example.com',
  messageId: 'requests-1-confirmationMail@shop.example',
}

async function startServer() {
  const sink = await startMailSink()
  onTestFinished(sink.stop)
  return { ...sink, url: `smtp://127.0.0.1:${sink.smtpPort}` }
}

async function sendToServer(fault: Partial<MailFault> = {}, change: Partial<Mail> = {}, login = '') {
  const { smtpPort, setFault } = await startServer()
  setFault({ next: 1, code: 550, stage: 'rcpt', ...fault })
  return catchError(sendMail(`smtp://${login}127.0.0.1:${smtpPort}`, { ...mail, ...change }))
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
    const { url, listMails } = await startServer()
    await sendMail(url, mail)
    expect(listMails()).toMatchObject([
      {
        from: `${businessDetails.name} <${businessDetails.email}>`,
        to: 'ada@example.com',
        replyTo: 'hello@example.com',
        subject: mail.subject,
        messageId: `<${mail.messageId}>`,
        text: `${mail.text}\n`,
        html: `${mail.html}\n`,
        headers: expect.arrayContaining([{ key: 'auto-submitted', value: 'auto-generated' }]) as unknown,
      },
    ])
  })

  test('goes to its one address with its own headers, whatever its subject and addresses hold', async () => {
    const { url, listMails } = await startServer()
    const hostileAddress = fc.oneof(
      hostileText,
      hostileText.map((text) => `${text}@example.com`),
      hostileText.map((text) => `${text.replace(/[<>"\p{Z}\p{Cc}@]/gu, '')}@example.com`),
    )
    await fc.assert(
      fc.asyncProperty(hostileText, hostileAddress, hostileAddress, async (subject, to, replyTo) => {
        const error = await catchError(sendMail(url, { ...mail, subject, to, replyTo }))
        const isRefused = error instanceof DeliveryError && error.isPermanent
        expect(isRefused || (isEmail(to) && isEmail(replyTo))).toBe(true)
      }),
      { numRuns: 60 },
    )
    for (const { to, headers, subject } of listMails()) {
      expect(to).not.toContain(', ')
      expect(headers.map(({ key }) => key).sort()).toEqual(headerNames)
      expect(subject).not.toMatch(/[\r\n]/)
    }
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
    expectFailure(await sendToServer(), 'The mail server refused the address (550).', { isPermanent: true })
  })

  test('fails for good if the address is none, without asking a server', async () => {
    const error = await sendToServer({}, { to: 'ada@example.com\r\nRCPT TO:<victim@evil.example>' })
    expectFailure(error, 'This address cannot be written to.', { isPermanent: true })
  })

  test('is tried again if the server refuses it for now', async () => {
    expectFailure(await sendToServer({ code: 451 }), 'The mail server refused the address (451).')
  })

  test('fails for good if the server refuses its text', async () => {
    const error = await sendToServer({ stage: 'data' })
    expectFailure(error, 'The mail server refused the message (550).', { isPermanent: true })
  })

  test('is tried again if the server refuses the login, which staff can mend', async () => {
    const error = await sendToServer({ stage: 'auth' }, {}, 'user:wrong@')
    expectFailure(error, 'The mail server refused our login (550).')
  })

  test('may have arrived if the connection breaks before the server confirms the whole message', async () => {
    const message = 'The mail server did not confirm the message, which may have arrived all the same.'
    expectFailure(await sendToServer({ stage: 'drop' }), message, { mayHaveArrived: true })
  })

  test('is tried again if nobody listens, or if the address of the server is none', async () => {
    const { smtpPort, stop } = await startMailSink()
    await stop()
    const message = 'The mail server could not be reached.'
    expectFailure(await catchError(sendMail(`smtp://127.0.0.1:${smtpPort}`, mail)), message)
    expectFailure(await catchError(sendMail('not a URL', mail)), message)
  })
})
