import { describe, expect, test } from 'vitest'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { routeMetadata } from '../../site-build/pages/routeMetadata'
import { getPictureUrl } from '../../domain/catalogue/picture'
import { getSiteUrl } from './setUpBrowser'

const routes = Object.keys(routeMetadata)
// Before the first request: Hosting would close its idle connections meanwhile, and the next request would fail.
const { pictures } = await loadCatalogueWithPictures()
const fetchPath = (path: string) => fetch(getSiteUrl() + path, { redirect: 'manual' })

async function findEntryScript(): Promise<string> {
  const html = await (await fetchPath('/')).text()
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script in the page'
}

describe('Hosting', () => {
  test.each(['/products/84', ...routes])('serves %s as a page that browsers revalidate', async (path) => {
    const answer = await fetchPath(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test.each(Object.entries(routeMetadata))(
    'serves %s with its own title and description in the HTML',
    async (path, { title, description }) => {
      const html = await (await fetchPath(path)).text()
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title)
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toBe(description)
    },
  )

  test('serves the home page with a description of how to contact the business', async () => {
    expect(await (await fetchPath('/')).text()).toMatch(
      /<meta name="description" content="Contact Arielle Organics in Lagos[^"]*\+1 202-555-0142[^"]*"/,
    )
  })

  test('serves a product with its own title and description', async () => {
    const html = await (await fetchPath('/products/84')).text()
    expect(html).toMatch(/<title>[^<]*Avocado Butter[^<]*<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]*avocado oil[^"]*"/)
  })

  test.each(['/products/84', '/about-us'])('serves %s with the picture for shared links', async (path) => {
    const html = await (await fetchPath(path)).text()
    const card = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
    const answer = await fetchPath(card.pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })

  test.each(['/nowhere', '/products/108', '/products/84/more', '/arielle-store/84'])(
    'answers 404 for %s, with a readable page',
    async (path) => {
      const answer = await fetchPath(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found/)
    },
  )

  test('answers 404 for a script of an earlier deploy', async () => {
    expect((await fetchPath('/assets/index-gone.js')).status).toBe(404)
  })

  test("serves a production build, without React's and Redux's development checks", async () => {
    const text = await (await fetchPath(await findEntryScript())).text()
    expect(text).not.toContain('React DevTools')
    expect(text).not.toContain('InvariantMiddleware')
  })

  test('lets browsers cache hashed assets for a year', async () => {
    expect((await fetchPath(await findEntryScript())).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ] as const)('serves pictures as %s with their type, to be cached for a year', async (format, type) => {
    const picture = pictures.get('84')?.name ?? 'none'
    const answer = await fetchPath(getPictureUrl(picture, 320, format))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('answers 404 for a picture of an earlier deploy', async () => {
    expect((await fetchPath('/pictures/gone-0123456789-320.webp')).status).toBe(404)
  })

  test.each([
    ['/index.html', '/'],
    ['/about-us.html', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/products/84.html', '/products/84'],
    ['/products/84/', '/products/84'],
  ])('redirects %s to the clean address %s', async (path, clean) => {
    const answer = await fetchPath(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(clean)
  })
})
