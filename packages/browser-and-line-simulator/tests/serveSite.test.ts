import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificate } from '../serve/createCertificate'
import { FileContentCache } from '../serve/fileContentCache'
import { parseHostingConfig } from '../serve/hostingConfig'
import { type ServedSite, serveSite } from '../serve/serveSite'
import { listSiteFiles } from '../serve/listSiteFiles'

const certificate = createCertificate()
const page = '<!doctype html><title>Arielle</title>'.padEnd(500)
let folder: string
let served: ServedSite
let browser: ClientHttp2Session

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-serve-'))
  const files = { 'index.html': page, '404.html': 'Not here', 'big.png': 'x'.repeat(60_000), 'a.css': 'a{}' }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  const hosting = parseHostingConfig({ hosting: { cleanUrls: true, trailingSlash: false } })
  served = await serveSite(
    { files: await listSiteFiles(folder), hosting, contents: new FileContentCache() },
    certificate,
  )
  browser = connect(served.origin, { ca: certificate.cert })
})
afterAll(async () => {
  browser.close()
  await served.stop()
  await rm(folder, { recursive: true })
})

describe('the server of the benchmark', () => {
  test('has its own certificate for 127.0.0.1', () => {
    const { subjectAltName, issuer } = new X509Certificate(certificate.cert)
    expect([subjectAltName, issuer]).toEqual(['IP Address:127.0.0.1', 'CN=Local server'])
  })

  test('compresses only for clients that accept brotli', async () => {
    const compressed = await request('/', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'cache-control': 'max-age=3600',
    })
    expect(brotliDecompressSync(compressed.body).toString()).toBe(page)
    expect((await request('/')).body.toString()).toBe(page)
  })

  test('responds with 304 and no body to a matching ETag', async () => {
    const { headers } = await request('/a.css')
    const repeated = await request('/a.css', { 'if-none-match': headers.etag })
    expect([repeated.headers[':status'], repeated.body.length]).toEqual([304, 0])
  })

  test('responds with 404.html to an unknown path', async () => {
    const { headers, body } = await request('/nowhere')
    expect([headers[':status'], body.toString()]).toEqual([404, 'Not here'])
  })

  test('sends a later, more urgent response first', async () => {
    const order: string[] = []
    const picture = request('/big.png', { priority: 'u=5, i' }).then(() => order.push('picture'))
    const styles = request('/a.css', { priority: 'u=0' }).then(() => order.push('styles'))
    await Promise.all([picture, styles])
    expect(order).toEqual(['styles', 'picture'])
  })

  test('counts the downloads of a service worker separately', async () => {
    served.traffic.takeTotals()
    await request('/big.png')
    await request('/a.css', { 'service-worker': 'script' })
    await request('/', { referer: `${served.origin}/a.css` })
    expect(served.traffic.takeTotals()).toMatchObject({
      page: { image: 60_000, css: 0, html: 0 },
      worker: 3 + page.length,
    })
  })
})

async function request(path: string, requestHeaders: IncomingHttpHeaders = {}) {
  const stream = browser.request({ ':path': path, ...requestHeaders })
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  const responsePromise = once(stream, 'response')
  await once(stream, 'end')
  const [headers] = (await responsePromise) as [IncomingHttpHeaders & { ':status': number }]
  return { headers, body: Buffer.concat(parts) }
}
