import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createConnection } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFreePort } from '../../packages/browser-and-line-simulator/serve/serveSite'
import { Mailbox } from '../../emulators/mailSink/mailbox'
import { startMailSink } from '../../emulators/mailSink/startMailSink'

const mail = {
  from: 'Arielle Organics <shop@example.com>',
  replyTo: 'ada@example.com',
  to: 'business@example.com',
  subject: 'A request from Ada',
  text: 'Two kilos of shea butter',
  html: '<p>Two kilos of <b>shea butter</b></p>',
  messageId: '<one@example.com>',
}

const keptMail = { ...mail, id: '1', headers: [], at: '2026-03-02T09:00:00.000Z' }

let smtpPort: number
let url: string
let sink: Awaited<ReturnType<typeof startMailSink>>

beforeAll(async () => {
  smtpPort = await findFreePort()
  const httpPort = await findFreePort()
  url = `http://127.0.0.1:${httpPort}`
  sink = await startMailSink({ smtpPort, httpPort })
})
beforeEach(async () => {
  await setFault({ next: 0, stage: 'data' })
  await fetch(`${url}/messages`, { method: 'DELETE' })
})
afterAll(() => sink.stop())

describe('a mail that is sent to the sink', () => {
  test('is answered as it was sent, newest first', async () => {
    await send()
    await send({ subject: 'The second', messageId: '<two@example.com>' })
    const [second, first] = await fetchMails()
    expect(first).toMatchObject({
      ...mail,
      text: `${mail.text}\n`,
      html: `${mail.html}\n`,
    })
    expect(second).toMatchObject({ subject: 'The second', messageId: '<two@example.com>' })
    expect(Date.now() - Date.parse(String(first?.at))).toBeLessThan(120_000)
    expect(second?.id).not.toBe(first?.id)
  })

  test('names every address that it was delivered to, and only those', async () => {
    await send({ to: 'One <one@example.com>', bcc: 'two@example.com' })
    expect(await fetchMails()).toMatchObject([{ to: 'one@example.com, two@example.com' }])
  })

  test('has texts in other writing systems', async () => {
    await send({ subject: 'Ẹ káàárọ̀ 🌿', text: 'òrí', html: '<p>òrí</p>' })
    expect(await fetchMails()).toMatchObject([{ subject: 'Ẹ káàárọ̀ 🌿', text: 'òrí', html: '<p>òrí</p>\n' }])
  })

  test('shows each header, one that was added too', async () => {
    await send({ headers: { 'X-Added': 'yes' } })
    const [received] = await fetchMails()
    expect(received?.headers).toContainEqual({ name: 'X-Added', value: 'yes' })
  })

  test('is refused if it is larger than 5 MB', async () => {
    await expect(send({ text: 'a'.repeat(5_100_000) })).rejects.toMatchObject({ responseCode: 552 })
    expect(await fetchMails()).toEqual([])
  })

  test('goes when a thousand newer ones have come', () => {
    const mailbox = new Mailbox()
    for (let index = 0; index <= 1000; index++) mailbox.add({ ...keptMail, id: String(index) })
    const mails = mailbox.list()
    expect([mails.length, mails[0]?.id, mails.at(-1)?.id]).toEqual([1000, '1000', '1'])
  })
})

describe('a fault', () => {
  test.each([
    ['connect', 451],
    ['rcpt', 550],
    ['data', 451],
  ] as const)('at %s refuses the next messages with code %i, and none after', async (stage, code) => {
    await setFault({ next: 2, code, stage })
    await expect(send()).rejects.toMatchObject({ responseCode: code })
    await expect(send()).rejects.toMatchObject({ responseCode: code })
    expect(await fetchMails()).toEqual([])
    await send()
    expect(await fetchMails()).toHaveLength(1)
  })

  test('that drops the connection after the data leaves the sender without an answer, and keeps the mail', async () => {
    await setFault({ next: 1, stage: 'drop' })
    await expect(send()).rejects.not.toHaveProperty('responseCode')
    expect(await fetchMails()).toHaveLength(1)
    await send()
    expect(await fetchMails()).toHaveLength(2)
  })

  test.each([
    { next: -1, stage: 'data' },
    { next: 1, stage: 'other' },
    { next: 1, stage: 'rcpt', code: 200 },
    3,
  ])('that is malformed (%j) is refused', async (fault) => {
    expect((await setFault(fault)).status).toBe(400)
  })
})

describe('the sink', () => {
  test('goes on after a client that speaks nonsense and leaves', async () => {
    const socket = createConnection(smtpPort, '127.0.0.1')
    await once(socket, 'data')
    socket.end('GET / HTTP/1.1\r\n\0\r\n')
    await once(socket, 'close')
    await send()
    expect(await fetchMails()).toHaveLength(1)
  })

  test.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another name of this address', { host: 'attacker.example' }],
  ])('answers nothing to %s', async (_, headers) => {
    await send()
    const status = await requestStatus('DELETE', headers)
    expect([status, (await fetchMails()).length]).toEqual([403, 1])
  })

  test('says so if a port is taken, and holds none', async () => {
    const freePort = await findFreePort()
    const httpPort = Number(new URL(url).port)
    await expect(startMailSink({ smtpPort, httpPort: freePort })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await expect(startMailSink({ smtpPort: freePort, httpPort })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    const other = await startMailSink({ smtpPort: freePort, httpPort: await findFreePort() })
    await other.stop()
  })

  test('stops while a client is connected', async () => {
    const freePort = await findFreePort()
    const other = await startMailSink({ smtpPort: freePort, httpPort: await findFreePort() })
    const socket = createConnection(freePort, '127.0.0.1')
    await once(socket, 'data')
    const closed = once(socket, 'close')
    await other.stop()
    await closed
    await expect(send({}, freePort)).rejects.toThrow('ECONNREFUSED')
  })
})

async function send(changes: SendMailOptions = {}, port = smtpPort): Promise<void> {
  await createTransport({ host: '127.0.0.1', port }).sendMail({ ...mail, ...changes })
}

function setFault(fault: unknown): Promise<Response> {
  return fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(fault) })
}

/** `fetch` would not send these headers. */
async function requestStatus(method: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
  const sent = request(`${url}/messages`, { method, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

async function fetchMails(): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${url}/messages`)).json()) as Record<string, unknown>[]
}
