import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createConnection } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startMailSink } from '../mail/startMailSink'

const mail = {
  from: 'Arielle Organics <shop@example.com>',
  replyTo: 'ada@example.com',
  to: 'business@example.com',
  subject: 'A request from Ada',
  text: 'Two kilos of shea butter',
  html: '<p>Two kilos of <b>shea butter</b></p>',
  messageId: '<one@example.com>',
}

let url: string
let sink: Awaited<ReturnType<typeof startMailSink>>

beforeEach(async () => {
  sink = await startMailSink({ maxMails: 3, project: 'Arielle <Organics>' })
  url = `http://127.0.0.1:${sink.httpPort}`
})
afterEach(() => sink.stop())

describe('a mail that is sent to the sink', () => {
  test('is answered as it was sent, newest first', async () => {
    await send()
    await send({ subject: 'Ẹ káàárọ̀ 🌿', text: 'òrí', html: '<p>òrí</p>' })
    expect(await fetchMails()).toMatchObject([
      { subject: 'Ẹ káàárọ̀ 🌿', text: 'òrí', html: '<p>òrí</p>\n' },
      { ...mail, text: `${mail.text}\n`, html: `${mail.html}\n` },
    ])
  })

  test('names every address that it was delivered to, and only those', async () => {
    await send({ to: 'One <one@example.com>', bcc: 'two@example.com' })
    expect(await fetchMails()).toMatchObject([{ to: 'one@example.com, two@example.com' }])
  })

  test('is refused if it is larger than 5 MB', async () => {
    await expect(send({ text: 'a'.repeat(5_100_000) })).rejects.toMatchObject({ responseCode: 552 })
    expect(await fetchMails()).toEqual([])
  })

  test('goes when as many newer ones have come as are kept', async () => {
    for (const subject of ['1', '2', '3', '4']) await send({ subject })
    expect((await fetchMails()).map(({ subject }) => subject)).toEqual(['4', '3', '2'])
  })
})

describe('the page', () => {
  test('lists the mails, and shows one with its HTML in a frame and its text', async () => {
    await send({ replyTo: 'Ada <ada@example.com>' })
    const list = await fetchText('/')
    expect(list).toContain('<h1>Mail of Arielle &lt;Organics&gt;</h1>')
    expect(list).toMatch(/A request from Ada.*business@example\.com/s)
    const view = await fetchText(/href="(\/\?mail=[^"]+)"/.exec(list)?.[1] ?? '')
    for (const text of [
      'Arielle Organics &lt;shop@example.com&gt;',
      'Ada &lt;ada@example.com&gt;',
      mail.text,
    ])
      expect(view).toContain(text)
    expect(await fetchText(/src="([^"]+)"/.exec(view)?.[1] ?? '')).toBe(
      `<base target="_blank">${mail.html}\n`,
    )
  })

  test('shows the markup of a hostile mail as text, and runs and loads nothing', async () => {
    const markup = `</title></pre></iframe><img src="https://strange.example"><script>alert(1)</script>`
    await send({
      subject: markup,
      replyTo: `"${markup.replaceAll('"', '\\"')}" <a@example.com>`,
      text: markup,
    })
    const [{ id } = { id: '' }] = await fetchMails()
    for (const path of ['/', `/?mail=${String(id)}`]) {
      const response = await fetch(url + path)
      expect(await response.text()).not.toMatch(/<(img|script)|<\/pre>.*<\/pre>/s)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none';/)
      expect(policy).not.toContain('script-src')
    }
  })

  test('frames the HTML of a mail without scripts, forms, pictures of strangers and access to the page', async () => {
    await send({ html: '<!doctype html><script>alert(1)</script>' })
    const [{ id } = { id: '' }] = await fetchMails()
    const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
    expect(await fetchText(`/?mail=${String(id)}`)).toContain(`sandbox="${sandbox}"`)
    const response = await fetch(`${url}/messages/${String(id)}.html`)
    expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
      ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"],
      ...["style-src 'unsafe-inline'", 'img-src data:', `sandbox ${sandbox}`],
    ])
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

  test('at auth refuses a login; any other is taken', async () => {
    await setFault({ next: 1, stage: 'auth', code: 550 })
    const transport = createTransport(`smtp://shop:any@127.0.0.1:${sink.smtpPort}`)
    await expect(transport.sendMail(mail)).rejects.toMatchObject({ code: 'EAUTH', responseCode: 550 })
    await transport.sendMail(mail)
  })

  const malformed = [
    { next: -1, stage: 'data' },
    { next: 1, stage: 'other' },
    { next: 1, stage: 'rcpt', code: 200 },
    3,
  ]
  test.each(malformed)('that is malformed (%j) is refused', async (fault) =>
    expect((await setFault(fault)).status).toBe(400),
  )
})

describe('the sink', () => {
  test('goes on after a client that speaks nonsense and leaves', async () => {
    const socket = createConnection(sink.smtpPort, '127.0.0.1')
    await once(socket, 'data')
    socket.end('GET / HTTP/1.1\r\n\0\r\n')
    await once(socket, 'close')
    await send()
    expect(await fetchMails()).toHaveLength(1)
  })

  test.each([
    ['a form of another site', 'POST', { 'sec-fetch-site': 'cross-site' }],
    ['another name of this address', 'GET', { host: 'attacker.example' }],
  ])('answers nothing to %s', async (_, method, headers) =>
    expect(await requestStatus(method, headers)).toBe(403),
  )

  test('says so if a port is taken, and holds none', async () => {
    const taken = { code: 'EADDRINUSE' }
    await expect(startMailSink({ smtpPort: sink.smtpPort })).rejects.toMatchObject(taken)
    const { smtpPort, httpPort, stop } = await startMailSink()
    await stop()
    await expect(startMailSink({ smtpPort, httpPort: sink.httpPort })).rejects.toMatchObject(taken)
    await (await startMailSink({ smtpPort, httpPort })).stop()
  })

  test('stops while a client is connected', async () => {
    const socket = createConnection(sink.smtpPort, '127.0.0.1')
    await once(socket, 'data')
    const closed = once(socket, 'close')
    await sink.stop()
    await closed
    await expect(send()).rejects.toThrow('ECONNREFUSED')
    sink = await startMailSink()
  })
})

async function send(changes: SendMailOptions = {}): Promise<void> {
  await createTransport({ host: '127.0.0.1', port: sink.smtpPort }).sendMail({ ...mail, ...changes })
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

async function fetchText(path: string): Promise<string> {
  return (await fetch(url + path)).text()
}

async function fetchMails(): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${url}/messages`)).json()) as Record<string, unknown>[]
}
