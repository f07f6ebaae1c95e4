import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '../../bench/serve/certificate'
import { Contents } from '../../bench/serve/contents'
import { parseHosting } from '../../bench/serve/hosting'
import { type Served, serve } from '../../bench/serve/serve'
import { siteFiles } from '../../bench/serve/siteFiles'

const certificate = makeCertificate()
const page = '<!doctype html><title>Arielle</title>'.padEnd(500)
let folder: string
let served: Served
let browser: ClientHttp2Session

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-serve-'))
  const files = { 'index.html': page, '404.html': 'Not here', 'big.png': 'x'.repeat(60_000), 'a.css': 'a{}' }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  const hosting = parseHosting({ hosting: { cleanUrls: true, trailingSlash: false } })
  served = await serve({ files: await siteFiles(folder), hosting, contents: new Contents() }, certificate)
  browser = connect(served.origin, { ca: certificate.cert })
})
afterAll(async () => {
  browser.close()
  await served.stop()
  await rm(folder, { recursive: true })
})

describe('the server of the bench', () => {
  test('has a certificate of its own for this machine', () => {
    const { subjectAltName, issuer } = new X509Certificate(certificate.cert)
    expect([subjectAltName, issuer]).toEqual(['IP Address:127.0.0.1', 'CN=Arielle bench'])
  })

  test('compresses for who takes brotli, and for nobody else', async () => {
    const small = await ask('/', { 'accept-encoding': 'gzip, br' })
    expect(small.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'cache-control': 'max-age=3600',
    })
    expect(brotliDecompressSync(small.body).toString()).toBe(page)
    expect((await ask('/')).body.toString()).toBe(page)
  })

  test('sends no body for what the browser has', async () => {
    const { headers } = await ask('/a.css')
    const again = await ask('/a.css', { 'if-none-match': headers.etag })
    expect([again.headers[':status'], again.body.length]).toEqual([304, 0])
  })

  test('answers 404 with the page for it', async () => {
    const { headers, body } = await ask('/nowhere')
    expect([headers[':status'], body.toString()]).toEqual([404, 'Not here'])
  })

  test('lets what is asked for later but is more urgent arrive first', async () => {
    const order: string[] = []
    const picture = ask('/big.png', { priority: 'u=5, i' }).then(() => order.push('picture'))
    const styles = ask('/a.css', { priority: 'u=0' }).then(() => order.push('styles'))
    await Promise.all([picture, styles])
    expect(order).toEqual(['styles', 'picture'])
  })

  test("tells a service worker's downloads from its page's", async () => {
    served.visits.take()
    await ask('/big.png')
    await ask('/a.css', { 'service-worker': 'script' })
    await ask('/', { referer: `${served.origin}/a.css` })
    expect(served.visits.take()).toMatchObject({
      page: { image: 60_000, css: 0, html: 0 },
      worker: 3 + page.length,
    })
  })
})

async function ask(path: string, headers: IncomingHttpHeaders = {}) {
  const request = browser.request({ ':path': path, ...headers })
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  const answered = once(request, 'response')
  await once(request, 'end')
  const [answer] = (await answered) as [IncomingHttpHeaders & { ':status': number }]
  return { headers: answer, body: Buffer.concat(parts) }
}
