import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getHeaderLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** A hydrated page, and a count of the files with a matching path that it requests from then on. */
async function visitAndRecord(path: string, { savesData = false } = {}) {
  const page = await visit(path, { fresh: true, savesData })
  await page.getByRole('link', { name: 'Login' }).waitFor()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  const countRequests = (pattern: RegExp) => requestedPaths.filter((path) => pattern.test(path)).length
  return { page, countRequests }
}

describe('A link', () => {
  test('prefetches its page under a mouse, a finger and the keyboard focus', async () => {
    const { page, countRequests } = await visitAndRecord('/arielle-store')
    await getHeaderLink(page, 'About Us').hover()
    await expect.poll(() => countRequests(/\/AboutPage-[^/]+\.js$/)).toBe(1)
    await getHeaderLink(page, 'Contact').focus()
    await expect.poll(() => countRequests(/\/ContactPage-[^/]+\.js$/)).toBe(1)
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).dispatchEvent('touchstart')
    await expect.poll(() => countRequests(/\/ProductPage-[^/]+\.js$/)).toBe(1)
    await expect.poll(() => countRequests(/\/catalogue\/[^/]+\/\d+\.json$/)).toBe(1)
  })

  test('prefetches nothing for a visitor who saves data', async () => {
    const { page, countRequests } = await visitAndRecord('/', { savesData: true })
    await getHeaderLink(page, 'About Us').hover()
    await getHeaderLink(page, 'Products').click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    expect(countRequests(/\/AboutPage-[^/]+\.js$/)).toBe(0)
  })
})
