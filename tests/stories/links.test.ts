import { expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test('A link prefetches its page under a mouse, a finger and the keyboard focus, each file once', async () => {
  const page = await visit('/arielle-store', { fresh: true })
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  const expectOneRequest = (pattern: RegExp) =>
    expect.poll(() => requestedPaths.filter((path) => pattern.test(path)).length).toBe(1)
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'About Us', exact: true }).hover()
  await expectOneRequest(/\/AboutPage-[^/]+\.js$/)
  await banner.getByRole('link', { name: 'Contact', exact: true }).focus()
  await expectOneRequest(/\/ContactPage-[^/]+\.js$/)
  await page.getByRole('link', { name: 'Coconut Oil', exact: true }).dispatchEvent('touchstart')
  await expectOneRequest(/\/ProductPage-[^/]+\.js$/)
  await expectOneRequest(/\/catalogue\/[^/]+\/\d+\.json$/)
})
