import { describe, expect, test } from 'vitest'

const site = process.env.SITE_URL ?? ''
const ask = (path: string) => fetch(site + path, { redirect: 'manual' })

async function entryScript(): Promise<string> {
  const html = await (await ask('/')).text()
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script in the page'
}

describe('Hosting answers', () => {
  test.each([
    '/',
    '/about-us',
    '/arielle-store',
    '/contact-us',
    '/request-a-quote',
    '/confirm-list',
    '/login-account',
    '/register-account',
    '/recover-password',
    '/change-password',
    '/products/84',
  ])('%s with the page, to be revalidated at each visit', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('a product with its own title and description', async () => {
    const html = await (await ask('/products/84')).text()
    expect(html).toMatch(/<title>[^<]*Avocado Butter[^<]*<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]*avocado oil[^"]*"/)
  })

  test.each(['/nowhere', '/products/108', '/products/84/more', '/arielle-store/84'])(
    '404 for %s, with a page a person can read',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<div id="root">')
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

  test.each(['/index.html', '/products/84.html', '/products/84/'])(
    'a redirect from %s to the clean address',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe(path === '/index.html' ? '/' : '/products/84')
    },
  )
})
