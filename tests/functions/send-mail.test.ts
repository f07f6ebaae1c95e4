import { Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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
  subject: 'Your request ABC234 at Arielle Organics',
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
  expect(error).toMatchObject({
    message,
    mayHaveArrived: false,
    isPermanent: false,
    server: 'answered',
    ...flags,
  })
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

  test("greets the server with the name of the site's host, as Google's relay demands", async () => {
    const { url } = await startServer()
    const write = vi.spyOn(Socket.prototype, 'write')
    await sendMail(url, mail)
    expect(write.mock.calls.join()).toContain(`EHLO ${new URL(businessDetails.siteUrl).hostname}\r\n`)
  })

  test('goes to its one address with its own headers, whatever its subject and addresses hold', async () => {
    const { url, listMails } = await startServer()
    const hostileAddress = fc.oneof(
      hostileText,
      hostileText.map((text) => `${text}@example.com`),
      hostileText.map((text) => `${text.replace(/[<>"\p{Z}\p{Cc}@]/gu, '')}@example.com`),
    )
    // Nodemailer sends it as it is, and a mail program would decode it (RFC 2047).
    const encodedSubject = 'x =?utf-8?Q?=0D=0ABcc:_victim@evil.example?='
    await fc.assert(
      fc.asyncProperty(hostileText, hostileAddress, hostileAddress, async (subject, to, replyTo) => {
        const error = await catchError(sendMail(url, { ...mail, subject, to, replyTo }))
        const isRefused = error instanceof DeliveryError && error.isPermanent
        expect(isRefused || (isEmail(to) && isEmail(replyTo))).toBe(true)
      }),
      { numRuns: 60, examples: [[encodedSubject, mail.to, mail.to]] },
    )
    for (const { to, headers, subject } of listMails()) {
      expect(to).not.toContain(', ')
      expect(
        headers
          .map(({ key }) => key)
          .sort()
          .join(' '),
      ).toBe(headerNames)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })
})

const headerNames = 'auto-submitted content-type date from message-id mime-version reply-to subject to'

describe('a mail that fails', () => {
  test.each([
    ['has no such mailbox', 550, '5.1.1 No such mailbox'],
    ['has a mailbox that is disabled', 550, '5.2.1 Mailbox disabled'],
    ['has a mailbox that is full', 552, '5.2.2 Mailbox full'],
    ['has an address that no server takes', 501, 'Bad recipient address syntax'],
    ['is refused without an enhanced status code', 550, 'User unknown'],
  ])('fails for good if its recipient %s', async (_, code, text) => {
    const message = `The mail server refused the address (${code}).`
    expectFailure(await sendToServer({ code, text }), message, { isPermanent: true })
  })

  test('fails for good if the address is none, without asking a server', async () => {
    const error = await sendToServer({}, { to: 'ada@example.com\r\nRCPT TO:<victim@evil.example>' })
    expectFailure(error, 'This address cannot be written to.', { isPermanent: true, server: 'notAsked' })
  })

  test.each([
    ['refuses it for now', 451, undefined],
    ['refuses it for now because the mailbox is busy', 450, '4.2.1 Mailbox busy'],
  ])('is tried again, and stops no other, if the server %s', async (_, code, text) => {
    const fault = { code, ...(text !== undefined && { text }) }
    expectFailure(await sendToServer(fault), `The mail server refused the address (${code}).`)
  })

  test.each([
    ['refuses to relay for us', 'refused', { code: 550, text: '5.7.1 Relaying denied' }],
    ['has not verified our address', 'refused', { code: 554, text: '5.7.0 Sender not verified' }],
    [
      'refuses our address as a sender',
      'refused',
      { code: 550, text: '5.1.8 Access denied, bad outbound sender' },
    ],
    ['has reached our sending limit', 'refused', { code: 550, text: '5.4.5 Daily sending quota exceeded' }],
    [
      'has reached our sending limit only after the text',
      'refused',
      { stage: 'data', code: 554, text: '5.2.0 Limit' },
    ],
    ['refuses the text', 'refused', { stage: 'data', code: 554, text: 'Message rejected' }],
    ['refuses the connection', 'failed', { stage: 'connect', code: 554 }],
  ] as const)('is tried again, and others wait, if the server %s', async (_, server, fault) => {
    const error = await sendToServer(fault)
    expect(error).toMatchObject({ isPermanent: false, server, mayHaveArrived: false })
  })

  test.each([
    ['greeting', 'connect', 421],
    ['login', 'auth', 535],
  ] as const)(
    'is tried again if the server refuses our %s, which staff can mend',
    async (what, stage, code) => {
      const error = await sendToServer({ stage, code }, {}, 'user:wrong@')
      expectFailure(error, `The mail server refused our ${what} (${code}).`, { server: 'failed' })
    },
  )

  test('may have arrived if the connection breaks before the server confirms the whole message', async () => {
    const message = 'The mail server did not confirm the message, which may have arrived all the same.'
    const error = await sendToServer({ stage: 'drop' })
    expectFailure(error, message, { mayHaveArrived: true, server: 'failed' })
  })

  test('is tried again if nobody listens, or if the address of the server is none', async () => {
    const { smtpPort, stop } = await startMailSink()
    await stop()
    const message = 'The mail server could not be reached.'
    for (const url of [`smtp://127.0.0.1:${smtpPort}`, 'not a URL'])
      expectFailure(await catchError(sendMail(url, mail)), message, { server: 'failed' })
  })
})

describe('a slow mail server', () => {
  test('may take five minutes for its greeting and eight for a reply, of the ten of RFC 5321', async () => {
    const { url } = await startServer()
    const limitReply = vi.spyOn(Socket.prototype, 'setTimeout')
    const startTimer = vi.spyOn(globalThis, 'setTimeout')
    await sendMail(url, mail)
    expect(limitReply.mock.calls.flat()).toContain(480_000)
    expect(startTimer.mock.calls.map(([, limitMs]) => limitMs)).toContainEqual(expect.closeTo(300_000, -3))
  })

  test('is given up after eight minutes in all, before its function is killed', async () => {
    const { url } = await startServer()
    const limit = new AbortController()
    const createLimit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const sending = catchError(sendMail(url, mail))
    limit.abort()
    expectFailure(await sending, 'The mail server did not answer in time.', { server: 'failed' })
    expect(createLimit.mock.calls).toEqual([[480_000]])
  })
})
