import { describe, expect, test } from 'vitest'
import { prepare } from '../../seed/prepare'
import { routeHeads } from '../../web/app/routeHeads'
import { pictureUrl } from '../../web/domain/picture'

const site = process.env.SITE_URL ?? ''
const routes = Object.keys(routeHeads)
// Before anything is asked for: meanwhile Hosting would close the connections that are to be used again.
const { pictures } = await prepare()
const ask = (path: string) => fetch(site + path, { redirect: 'manual' })

async function entryScript(): Promise<string> {
  const html = await (await ask('/')).text()
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script in the page'
}

describe('Hosting answers', () => {
  test.each(['/products/84', ...routes])(
    '%s with the page, to be revalidated at each visit',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test.each(Object.entries(routeHeads))(
    '%s with its own title and description, before any script has run',
    async (path, { title, description }) => {
      const html = await (await ask(path)).text()
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title)
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toBe(description)
    },
  )

  test('the home page with a description of how to contact the business', async () => {
    expect(await (await ask('/')).text()).toMatch(
      /<meta name="description" content="Contact Arielle Organics in Lagos[^"]*\+1 202-555-0142[^"]*"/,
    )
  })

  test('a product with its own title and description', async () => {
    const html = await (await ask('/products/84')).text()
    expect(html).toMatch(/<title>[^<]*Avocado Butter[^<]*<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]*avocado oil[^"]*"/)
  })

  test.each(['/products/84', '/about-us'])('%s with the picture that a shared link shows', async (path) => {
    const html = await (await ask(path)).text()
    const card = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
    const answer = await ask(card.pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })

  test.each(['/nowhere', '/products/108', '/products/84/more', '/arielle-store/84'])(
    '404 for %s, with a page a person can read',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found/)
    },
  )

  test('404 for a script that is gone after a deploy', async () => {
    expect((await ask('/assets/index-gone.js')).status).toBe(404)
  })

  test("with a production build: React's and Redux's development checks are not in it", async () => {
    const text = await (await ask(await entryScript())).text()
    expect(text).not.toContain('React DevTools')
    expect(text).not.toContain('InvariantMiddleware')
  })

  test('hashed assets for a year, never to be asked for again', async () => {
    expect((await ask(await entryScript())).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ] as const)(
    'pictures as %s with their type, for a year, never to be asked for again',
    async (format, type) => {
      const picture = pictures.get('84')?.name ?? 'none'
      const answer = await ask(pictureUrl(picture, 320, format))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    },
  )

  test('404 for a picture that is gone after a deploy', async () => {
    expect((await ask('/pictures/gone-0123456789-320.webp')).status).toBe(404)
  })

  test.each([
    ['/index.html', '/'],
    ['/about-us.html', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/products/84.html', '/products/84'],
    ['/products/84/', '/products/84'],
  ])('a redirect from %s to %s, the clean address', async (path, clean) => {
    const answer = await ask(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(clean)
  })
})
