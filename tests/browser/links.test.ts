import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true })
const card = (page: Page) => page.getByRole('link', { name: 'Coconut Oil', exact: true })

/** A page taken over by its program, and the names of the scripts and catalogue files fetched from then on. */
async function visitAndListen(path: string, options: { screen?: typeof phone; savesData?: boolean } = {}) {
  const page = await visit(path, { fresh: true, ...options })
  await page.getByRole('link', { name: 'Login' }).waitFor()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  return { page, fetched: (part: RegExp) => fetched.filter((path) => part.test(path)).length }
}

describe('A link fetches its page ahead', () => {
  test('as soon as a mouse is on it', async () => {
    const { page, fetched } = await visitAndListen('/')
    await about(page).hover()
    await expect.poll(() => fetched(/\/AboutPage-[^/]+\.js$/)).toBe(1)
  })

  test('as soon as the keyboard is on it', async () => {
    const { page, fetched } = await visitAndListen('/')
    await about(page).focus()
    await expect.poll(() => fetched(/\/AboutPage-[^/]+\.js$/)).toBe(1)
  })

  test('as soon as a finger touches it, with the details of the product that it names', async () => {
    const { page, fetched } = await visitAndListen('/arielle-store', { screen: phone })
    await card(page).dispatchEvent('touchstart')
    await expect.poll(() => fetched(/\/ProductPage-[^/]+\.js$/)).toBe(1)
    await expect.poll(() => fetched(/\/catalogue\/[^/]+\/\d+\.json$/)).toBe(1)
  })

  test('but not for a visitor who saves data', async () => {
    const { page, fetched } = await visitAndListen('/', { screen: desktop, savesData: true })
    await about(page).hover()
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    expect(fetched(/\/AboutPage-[^/]+\.js$/)).toBe(0)
  })
})
