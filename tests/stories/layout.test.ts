import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getPathAndQuery, setUpBrowser } from './setUpBrowser'
import { expectHeaderProductCount } from './orderListPage'

const visit = setUpBrowser()

describe('Every page', () => {
  test('has a header, a page area of at least 70vh and a footer, in this order', async () => {
    const page = await visit('/about-us')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const landmarks = ['banner', 'main', 'contentinfo'] as const
    const tops = await Promise.all(
      landmarks.map(async (role) => (await page.getByRole(role).boundingBox())?.y ?? NaN),
    )
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    const minHeight = await page.getByRole('main').evaluate((main) => getComputedStyle(main).minHeight)
    expect(minHeight).toBe('630px')
    await expectBusinessDetails(page)
    await expectChatLink(page)
    await expectThemeColorAndIcon(page)
  })

  test('has social icons in the footer that lead home', async () => {
    const page = await visit('/about-us')
    for (const name of [/facebook/i, /instagram/i]) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect.poll(() => getPathAndQuery(page)).toBe('/')
      await page.goBack()
      await expect.poll(() => getPathAndQuery(page)).toBe('/about-us')
    }
  })
})

describe('The page area', () => {
  test('gets the focus from the skip link and on a change of route, which is announced; a search is not', async () => {
    const page = await visit('/about-us')
    await expectHeaderProductCount(page, 0)
    // A screen reader announces the first page by itself.
    expect(await getAnnouncer(page).innerText()).toBe('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => getFocusedId(page)).toBe('content')
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expectAnnounced(page, 'Contact Us')
    expect(await getFocusedId(page)).toBe('content')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await expectAnnounced(page, 'Store Front')
    const searchBox = page.getByPlaceholder('Search Products')
    await searchBox.pressSequentially('coco')
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?q=coco')
    expect(await getAnnouncer(page).innerText()).toBe('Store Front')
    expect(await searchBox.evaluate((box) => box === document.activeElement)).toBe(true)

    const productLink = page.getByRole('main').locator('a[href^="/products/"]').first()
    await productLink.focus()
    await productLink.press('Enter')
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    await expect.poll(() => page.title()).not.toBe('Store Front')
    await expectAnnounced(page, await page.title())
  })
})

const getFocusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const getAnnouncer = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]')
const expectAnnounced = (page: Page, title: string) =>
  expect.poll(() => getAnnouncer(page).innerText()).toBe(title)

async function expectBusinessDetails(page: Page) {
  const footer = page.getByRole('contentinfo')
  for (const line of ['12 Example Close', 'Ikeja', 'Lagos, Nigeria'])
    await footer.getByText(line, { exact: true }).waitFor()
  const days = await footer.getByRole('term').allInnerTexts()
  const hours = await footer.getByRole('definition').allInnerTexts()
  expect(days.map((day, row) => `${day}: ${hours[row]}`)).toEqual([
    'Monday to Friday: 09.00am to 07.00pm',
    'Saturday: 10.00am to 05.00pm',
    'Sunday: closed',
  ])
  expect(await footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  expect((await footer.innerText()).trim()).toMatch(/© 2017 Arielle Organics$/)
}

async function expectChatLink(page: Page) {
  const chatLink = page.getByRole('link', { name: /Chat with us on WhatsApp/ })
  expect(await chatLink.getAttribute('href')).toBe('https://wa.me/12025550142')
  expect(await chatLink.getAttribute('target')).toBe('_blank')
  expect(await chatLink.getAttribute('rel')).toContain('noopener')
}

async function expectThemeColorAndIcon(page: Page) {
  const { themeColor, headerColor } = await page.evaluate(() => ({
    themeColor: document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    headerColor: getComputedStyle(document.documentElement).getPropertyValue('--forest'),
  }))
  expect(themeColor).toBe(headerColor)
  const icon = await page.request.get('/favicon.svg')
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
  const oldIcon = await page.request.get('/favicon.ico')
  expect(oldIcon.status()).toBe(200)
}
