import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, desktop, phone, useBrowser } from './browser'
import { expectInHeader } from './orderList'

const visit = useBrowser()

const screens = {
  '/': 'Arielle Organics',
  '/about-us': 'About Arielle Organics',
  '/contact-us': 'Contact Us',
  '/request-a-quote': 'Make Request',
  '/arielle-store': 'Store Front',
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe('2. Screens and routes: every page', () => {
  test.each(Object.entries(screens))('%s has the title %s and a description', async (path, title) => {
    const page = await visit(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe(title)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/Arielle Organics/)
  })

  test('shows the chat link, which opens a conversation with the business phone number in a new tab', async () => {
    const page = await visit('/about-us')
    const chat = page.getByRole('link', { name: /Chat with us on WhatsApp/ })
    await chat.waitFor()
    expect(await chat.getAttribute('href')).toBe('https://wa.me/12025550142')
    expect(await chat.getAttribute('target')).toBe('_blank')
    expect(await chat.getAttribute('rel')).toContain('noopener')
  })

  test('ends with the address, business hours, the e-mail, social icons that lead home and the year 2017', async () => {
    const page = await visit('/about-us')
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
    expect((await footer.innerText()).trim()).toMatch(/© 2017 Arielle Organics$/)
    expect(await footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
    for (const name of [/facebook/i, /instagram/i]) {
      await page.goto('/about-us')
      await footer.getByRole('link', { name }).click()
      await expect.poll(() => address(page)).toBe('/')
    }
  })

  test('the first Tab offers to skip to the content', async () => {
    const page = await visit('/about-us')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('content')
  })

  test('the page area is at least 70vh high, however little stands in it', async () => {
    const page = await visit('/about-us')
    const height = await page.getByRole('main').evaluate((main) => getComputedStyle(main).minHeight)
    expect(height).toBe('630px')
  })

  test('the page area stands between header and footer', async () => {
    const page = await visit('/about-us')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const places = ['banner', 'main', 'contentinfo'] as const
    const tops = await Promise.all(places.map(async (role) => (await page.getByRole(role).boundingBox())?.y))
    expect(tops).toEqual([...tops].sort((a, b) => (a ?? 0) - (b ?? 0)))
  })

  test.each([phone, desktop])('at the end of a page the chat link covers nothing (%o)', async (screen) => {
    const page = await visit('/', { screen })
    for (const path of Object.keys(screens)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight)
      })
      expect({ path, covered: await coveredByChat(page) }).toEqual({ path, covered: [] })
    }
  })

  test("the window's head has the header's green, and the icon is served", async () => {
    const page = await visit('/about-us')
    const { colour, forest, icon } = await page.evaluate(async () => ({
      colour: document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
      forest: getComputedStyle(document.documentElement).getPropertyValue('--forest'),
      icon: (await fetch('/favicon.svg')).headers.get('content-type'),
    }))
    expect(colour).toBe(forest)
    expect(icon).toContain('image/svg+xml')
  })
})

describe('2. Change of route', () => {
  test('the focus moves to the page area and the new title is announced', async () => {
    const page = await visit('/about-us')
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expectAnnounced(page, 'Contact Us')
    expect(await focused(page)).toBe('content')
  })

  test('a product is announced by its own title, once it is there', async () => {
    const page = await visit('/arielle-store')
    const product = page.getByRole('main').locator('a[href^="/products/"]').first()
    await product.focus()
    await product.press('Enter')
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    await expect.poll(() => page.title()).not.toBe('Store Front')
    await expectAnnounced(page, await page.title())
  })

  test('the first page is not announced: it announces itself', async () => {
    const page = await visit('/about-us')
    await expectInHeader(page, 0)
    expect(await announcer(page).innerText()).toBe('')
  })

  test('a search in the list keeps the focus and announces nothing', async () => {
    const page = await visit('/about-us')
    await page.getByRole('link', { name: 'Visit Products' }).click()
    await expectAnnounced(page, 'Store Front')
    await page.getByPlaceholder('Search Products').pressSequentially('coco')
    await expect.poll(() => address(page)).toBe('/arielle-store?q=coco')
    expect(await announcer(page).innerText()).toBe('Store Front')
    expect(
      await page.getByPlaceholder('Search Products').evaluate((box) => box === document.activeElement),
    ).toBe(true)
  })
})

const announcer = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]')
const expectAnnounced = (page: Page, title: string) =>
  expect.poll(() => announcer(page).innerText()).toBe(title)

/** What of the page's links, buttons and lines of text lies beneath the chat link. */
function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector('a[aria-label^="Chat with us"]')?.getBoundingClientRect()
    const ranges = [...document.querySelectorAll('main *, footer *')].flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE || element.matches('a, button'))
        .map((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return { text: element.textContent, rect: range.getBoundingClientRect() }
        }),
    )
    const touches = ({ left, right, top, bottom }: DOMRect) =>
      chat && left < chat.right && right > chat.left && top < chat.bottom && bottom > chat.top
    return ranges.filter(({ rect }) => touches(rect)).map(({ text }) => text)
  })
}
