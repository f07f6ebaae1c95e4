import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../expectAccessible'
import { expectWholePictures } from '../expectWholePictures'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setDefaultFontSize,
  setUpBrowser,
} from '../setUpBrowser'

const visit = setUpBrowser()

// The specification's eleven routes, the list of all products, uses, guides, the pages on privacy and delivery, unknown addresses,
// and searches.
const catalogueRoutes = [
  ['/', 'Arielle Organics'],
  ['/about-us', 'About Arielle Organics'],
  ['/arielle-store', 'Store Front'],
  ['/arielle-store?q=iru', 'Store Front'],
  ['/arielle-store?q=lavander', 'Store Front'],
  ['/arielle-store?q=zzzz', 'Store Front'],
  ['/all-products', 'All Products | Arielle Organics'],
  ['/uses', 'Browse by Use | Arielle Organics'],
  ['/uses/soap-making', 'Soap making | Arielle Organics'],
  ['/uses/nothing', 'Page Not Found | Arielle Organics'],
  ['/guides', 'Guides | Arielle Organics'],
  ['/guides/black-soap', 'Black soap at home | Guides | Arielle Organics'],
  ['/guides/nothing', 'Guide Not Found | Arielle Organics'],
  ['/products/84', 'Avocado Butter | Arielle Organics'],
  ['/products/99999', 'Product Not Found | Arielle Organics'],
  ['/nowhere', 'Page Not Found | Arielle Organics'],
] as const
const otherRoutes = [
  ['/contact-us', 'Contact Us'],
  ['/request-a-quote', 'Make Request'],
  ['/confirm-list', 'Confirm List'],
  ['/login-account', 'Login'],
  ['/register-account', 'Register'],
  ['/recover-password', 'Recover Password'],
  ['/change-password', 'Change Password'],
  ['/privacy', 'Privacy'],
  ['/delivery', 'Delivery and Payment'],
] as const

const routesWithPictures = [
  ...['/', '/arielle-store', '/arielle-store?q=iru', '/arielle-store?q=lavander'],
  ...['/products/84', '/uses', '/uses/soap-making', '/guides/black-soap'],
]

// From a small phone to a desktop; 720 by 450 is a desktop at a zoom of 200 %.
const viewports = [
  { width: 320, height: 568 },
  phoneViewport,
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  desktopViewport,
]

test.each([
  ['catalogue', catalogueRoutes],
  ['lists, forms and accounts', otherRoutes],
])(
  'Every screen of %s opens for everybody with its title, is accessible, and never scrolls sideways',
  async (_, routes) => {
    const page = await visit('about:blank', { expected: /status of 404/ })
    for (const [path, title] of routes) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.title(), { message: path }).toBe(title)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(getPathAndQuery(page)).toBe(path)
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w/)
      await expectLayout(page)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        const overflow = await getHorizontalOverflow(page)
        expect({ path, viewport, overflow }).toEqual({ path, viewport, overflow: 0 })
        if (routesWithPictures.includes(path)) await expectWholePictures(page)
        if (viewport !== phoneViewport && viewport !== desktopViewport) continue
        // Other stories check forms, the order list and products on a desktop.
        if (viewport === phoneViewport || path === '/' || path === '/arielle-store')
          await expectAccessible(page)
        expect(await getTextsUnderChatLink(page), path).toEqual([])
      }
    }
  },
)

test('With text of twice the size, and at a zoom of 400 %, no screen scrolls sideways', async () => {
  const page = await visit('about:blank', { expected: /status of 404/ })
  for (const [path] of [...catalogueRoutes, ...otherRoutes]) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    for (const [fontSize, viewport] of [
      [32, phoneViewport],
      [32, desktopViewport],
      [16, { width: 320, height: 256 }],
    ] as const) {
      await setDefaultFontSize(page, fontSize)
      await page.setViewportSize(viewport)
      const overflow = await getHorizontalOverflow(page)
      expect({ path, fontSize, overflow }).toEqual({ path, fontSize, overflow: 0 })
    }
  }
})

/** Header, a page area of at least 70vh, footer and chat link, and the header's green as theme colour. */
async function expectLayout(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Arielle Organics, home' }).waitFor()
  await page.getByRole('contentinfo').getByText('© 2017').waitFor()
  await page.getByRole('link', { name: /Chat with us on WhatsApp/ }).waitFor()
  const { tops, minHeight, themeColor, headerColor } = await page.evaluate(() => ({
    tops: ['header', 'main', 'footer'].map((name) => document.querySelector(name)?.getBoundingClientRect().y),
    minHeight: parseFloat(getComputedStyle(document.querySelector('main') ?? document.body).minHeight),
    themeColor: document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    headerColor: getComputedStyle(document.documentElement).getPropertyValue('--forest'),
  }))
  expect(tops).toEqual([...tops].sort((a = 0, b = 0) => a - b))
  expect(minHeight).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) * 0.7)
  expect(themeColor).toBe(headerColor)
}

/** The texts, links and buttons that the chat link covers at the end of the page. */
function getTextsUnderChatLink(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const chat = document.querySelector('a[aria-label^="Chat with us"]')?.getBoundingClientRect()
    const overlapsChat = ({ left, right, top, bottom }: DOMRect) =>
      chat && left < chat.right && right > chat.left && top < chat.bottom && bottom > chat.top
    const contents = [...document.querySelectorAll('main *, footer *')].flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE || element.matches('a, button'))
        .map((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return { text: element.textContent, rect: range.getBoundingClientRect() }
        }),
    )
    const coveredTexts = contents.filter(({ rect }) => overlapsChat(rect)).map(({ text }) => text)
    scrollTo(0, 0)
    return coveredTexts
  })
}
