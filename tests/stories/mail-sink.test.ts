import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../../packages/browser-and-line-simulator/serve/serveSite'
import { startMailSink } from '../../emulators/mailSink/startMailSink'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const openPage = setUpBrowser()

const mail = {
  from: 'Arielle Organics <shop@example.com>',
  replyTo: 'ada@example.com',
  to: 'business@example.com',
  subject: 'A request from Ada',
  text: 'Two kilos of shea butter: http://127.0.0.1:9/text.',
}

let smtpPort: number
let url: string
let sink: Awaited<ReturnType<typeof startMailSink>>

/** A server of somebody else, which a mail must never reach. */
const strangers: string[] = []
const strangeServer = createServer((request, response) => {
  strangers.push(request.url ?? '')
  response.end('<!doctype html><title>Strange</title>')
})
let strangeUrl: string

beforeAll(async () => {
  smtpPort = await findFreePort()
  const httpPort = await findFreePort()
  url = `http://127.0.0.1:${httpPort}`
  sink = await startMailSink({ smtpPort, httpPort })
  await new Promise<void>((resolve) => strangeServer.listen(0, '127.0.0.1', resolve))
  strangeUrl = `http://127.0.0.1:${(strangeServer.address() as AddressInfo).port}`
})
beforeEach(() => fetch(`${url}/messages`, { method: 'DELETE' }))
afterAll(async () => {
  strangeServer.close()
  await sink.stop()
})

test.each([
  ['phone', phoneViewport],
  ['desktop', desktopViewport],
])('a %s shows mails as they come and, with the keyboard, one as its reader sees it', async (_, screen) => {
  const page = await openPage(url, { screen })
  await page.getByText('No mail yet.').waitFor()
  await send({ html: `<h1>Two kilos</h1><p><a href="${url}/?mail=linked">Open it in the desk</a></p>` })
  await page.getByText('1 mail', { exact: true }).waitFor()
  const row = page.getByRole('link', { name: 'A request from Ada To business@example.com' })
  await row.focus()
  await send({ subject: 'The second' })
  await page.getByText('2 mails', { exact: true }).waitFor()
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'A request from Ada' }).waitFor()
  expect(await page.locator('dl').innerText()).toMatch(
    /From\s+Arielle Organics <shop@example.com>\s+To\s+business@example.com\s+Reply-To\s+ada@example.com\s+Sent/,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Two kilos' }).waitFor()
  await expectAccessible(page)
  expect(await getHorizontalOverflow(page)).toBe(0)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Open it in the desk' }).click(),
  ])
  await tab.getByText('This mail is no longer kept').waitFor()
  await tab.close()

  await page.getByRole('link', { name: 'Plain Text' }).click()
  const text = page.getByRole('region', { name: 'The text of the mail' })
  expect(await text.innerText()).toContain('Two kilos of shea butter')
  expect(await text.getByRole('link').getAttribute('href')).toBe('http://127.0.0.1:9/text')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete All' }).click()
  await page.getByText('No mail yet.').waitFor()
})

test('a hostile mail runs nothing, loads nothing and leaves the page as it is', async () => {
  const script = `document.title = new Image().src = '${strangeUrl}/script'`
  const markup = `</title></pre></iframe><img src="${strangeUrl}/img" onerror="${script}"><script>${script}</script>`
  await send({
    subject: markup,
    replyTo: `"${markup.replaceAll('"', '\\"')}" <ada@example.com>`,
    text: `${markup} javascript:alert(1) http://127.0.0.1/"onclick="${script}`,
    html: `<html><head><base href="${strangeUrl}/base/"><meta http-equiv="refresh" content="0;url=${strangeUrl}/refresh">
      <link rel="stylesheet" href="${strangeUrl}/style"><style>@import url(${strangeUrl}/import); p { background: url(${strangeUrl}/css) }</style></head>
      <body onload="${script}">${markup}<p>The rest</p><iframe src="${strangeUrl}/frame"></iframe>
      <form action="${strangeUrl}/form"><button>Send</button></form><a target="_self" href="${strangeUrl}/self">Here</a>
      <a target="_top" href="${strangeUrl}/top">Top</a><a href="javascript:${script}">Run</a></body></html>`,
  })
  const page = await openPage(url, { expected: /Content Security Policy|sandbox|Unsafe attempt/ })
  await page.locator('.row').click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('The rest').waitFor()
  expect(await page.locator('h2').innerText()).toBe(markup)
  await frame.getByRole('button', { name: 'Send' }).click()
  await frame.getByRole('link', { name: 'Run' }).click()
  await frame.getByRole('link', { name: 'Top' }).click()
  await frame.getByRole('link', { name: 'Here' }).click()
  await page.getByRole('link', { name: 'Plain Text' }).click()
  expect(await page.locator('pre').innerText()).toContain(markup)
  expect(await page.locator('pre [onclick], pre img').count()).toBe(0)
  expect(strangers).toEqual([])
})

function send(changes: SendMailOptions = {}): Promise<unknown> {
  return createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail({ ...mail, ...changes })
}
