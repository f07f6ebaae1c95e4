import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getPictureUrl } from '../../domain/catalogue/picture'
import { projectRoot } from '../../seed/projectFolders'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { getHostingCsp, parseCsp } from '../../site-build/contentSecurityPolicy'
import { routeMetadata } from '../../site-build/pages/routeMetadata'

const siteUrl = process.env.SITE_URL ?? ''
// Before the first request: Hosting would close its idle connections meanwhile, and the next request would fail.
const { pictures } = await loadCatalogueWithPictures()
const deployedCsp = getHostingCsp(await readFile(join(projectRoot, 'firebase.json'), 'utf8'))
const foreverCaching = 'public, max-age=31536000, immutable'

const fetchPath = (path: string) => fetch(siteUrl + path, { redirect: 'manual' })
const fetchText = async (path: string) => (await fetchPath(path)).text()

/** Returns what a pattern, or its first group, matches in a file of the site. */
async function find(path: string, pattern: RegExp): Promise<string> {
  const match = pattern.exec(await fetchText(path))
  return match?.[1] ?? match?.[0] ?? `/nothing-matches-${pattern.source}`
}

const findScript = () => find('/', /src="(\/assets\/[^"]+\.js)"/)
const getPicture = (format: 'avif' | 'webp') => getPictureUrl(pictures.get('84')?.name ?? 'none', 320, format)

describe('Hosting', () => {
  test('serves every route as a page that browsers revalidate, with its own title and description', async () => {
    for (const [path, { title, description }] of Object.entries(routeMetadata)) {
      const answer = await fetchPath(path)
      const html = await answer.text()
      expect({
        path,
        status: answer.status,
        type: answer.headers.get('content-type')?.split(';')[0],
        caching: answer.headers.get('cache-control'),
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
      }).toEqual({ path, status: 200, type: 'text/html', caching: 'no-cache', title, description })
    }
  })

  test('serves a product as a page with its own title and description', async () => {
    const answer = await fetchPath('/products/2')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const html = await answer.text()
    expect(html).toContain('<title>Coconut Oil | Arielle Organics</title>')
    expect(html).toMatch(/<meta name="description" content="Cold pressed from fresh coconut/)
  })

  test('describes on the home page how to contact the business', async () => {
    expect(await fetchText('/')).toMatch(
      /<meta name="description" content="Contact Arielle Organics in Lagos[^"]*\+1 202-555-0142[^"]*"/,
    )
  })

  test.each(['/products/84', '/about-us'])('serves the picture of links to %s', async (path) => {
    const card = await find(path, /<meta property="og:image" content="([^"]+)"/)
    const answer = await fetchPath(new URL(card, siteUrl).pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test.each(['/nowhere', '/products/108', '/products/toString', '/products/84/more', '/arielle-store/84'])(
    'answers 404 for %s, with a readable page',
    async (path) => {
      const answer = await fetchPath(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found/)
    },
  )

  test.each([
    ...['/assets/index-DoQxyam6.js', '/assets/desk/index-DoQxyam6.js', '/catalogue/0123456789/products.json'],
    ...['/pictures/gone-0123456789-320.webp', '/pictures/gone-0123456789-card.jpg'],
  ])('answers 404 for %s of an earlier deploy, which browsers do not keep', async (path) => {
    const { status, headers } = await fetchPath(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-cache'])
  })

  test("serves a production build, without React's and Redux's development checks", async () => {
    const text = await fetchText(await findScript())
    expect(text).not.toContain('React DevTools')
    expect(text).not.toContain('InvariantMiddleware')
  })

  test.each([
    ['a script', findScript, expect.stringContaining('javascript')],
    ['an AVIF picture', () => getPicture('avif'), 'image/avif'],
    ['a WebP picture', () => getPicture('webp'), 'image/webp'],
  ])('lets browsers cache %s for a year', async (_, getPath, type) => {
    const { status, headers } = await fetchPath(await getPath())
    expect([status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')]).toEqual([
      200,
      type,
      foreverCaching,
    ])
  })

  test.each(['/favicon.svg', '/favicon.ico'])('serves the icon %s', async (path) => {
    const answer = await fetchPath(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  })

  test.each([
    ['/index.html', '/'],
    ['/about-us.html', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/products/84.html', '/products/84'],
    ['/products/84/', '/products/84'],
  ])('redirects %s to the clean address %s', async (path, clean) => {
    const answer = await fetchPath(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, clean])
  })
})

const pathsByKind = {
  'the home page': () => '/',
  'a product page': () => '/products/84',
  'the desk': () => '/staff/inbox',
  'a missing page': () => '/nowhere',
  'a missing script': () => '/assets/index-gone.js',
  'a script': findScript,
  'a style sheet': () => find('/', /href="(\/assets\/[^"]+\.css)"/),
  'a picture': () => getPicture('webp'),
  'the list of products': async () =>
    `/${await find('/service-worker.js', /catalogue\/[0-9a-f]{10}\//)}products.json`,
  'the service worker': () => '/service-worker.js',
  'the manifest': () => '/manifest.webmanifest',
}

// With the policy, which hosting-config.test.ts checks, these reach the full score of Mozilla's HTTP Observatory.
const securityHeaders = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'set-cookie': null,
  'access-control-allow-credentials': null,
}

describe('the security headers', () => {
  test.each(Object.entries(pathsByKind))('come with %s', async (kind, getPath) => {
    const path = await getPath()
    const { status, headers } = await fetchPath(path)
    expect(status, path).toBe(kind.startsWith('a missing') ? 404 : 200)
    for (const [name, value] of Object.entries(securityHeaders))
      expect([name, headers.get(name)]).toEqual([name, value])
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const localCsp = parseCsp(headers.get('content-security-policy') ?? '')
    expect([...localCsp.keys(), 'upgrade-insecure-requests']).toEqual([...deployedCsp.keys()])
  })

  test.each(['/nowhere', '/service-worker.js'])('make browsers revalidate %s', async (path) =>
    expect((await fetchPath(path)).headers.get('cache-control')).toBe('no-cache'),
  )
})
