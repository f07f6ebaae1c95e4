import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

// The specification's eleven routes, the list of all products, the privacy page, and an unknown address.
const routes = [
  ['/', 'Arielle Organics'],
  ['/about-us', 'About Arielle Organics'],
  ['/contact-us', 'Contact Us'],
  ['/request-a-quote', 'Make Request'],
  ['/arielle-store', 'Store Front'],
  ['/all-products', 'All Products | Arielle Organics'],
  ['/products/84', 'Avocado Butter | Arielle Organics'],
  ['/confirm-list', 'Confirm List'],
  ['/login-account', 'Login'],
  ['/register-account', 'Register'],
  ['/recover-password', 'Recover Password'],
  ['/change-password', 'Change Password'],
  ['/privacy', 'Privacy'],
  ['/nowhere', 'Page Not Found | Arielle Organics'],
] as const

// From a small phone to a desktop; 720 by 450 is a desktop at a zoom of 200 %.
const viewports = [
  { width: 320, height: 568 },
  phoneViewport,
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  desktopViewport,
]

test.each(routes)(
  '%s opens for everybody as "%s", with header, footer and chat link, accessible and without sideways scrolling',
  async (path, title) => {
    const page = await visit(path, { expected: /status of 404/ })
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(getPathAndQuery(page)).toBe(path)
    await expect.poll(() => page.title()).toBe(title)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w/)
    await expectLandmarks(page)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      expect({ viewport, overflow: await getHorizontalOverflow(page) }).toEqual({ viewport, overflow: 0 })
      if (viewport !== phoneViewport && viewport !== desktopViewport) continue
      await expectAccessible(page)
      expect(await getTextsUnderChatLink(page)).toEqual([])
    }
  },
)

async function expectLandmarks(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Arielle Organics, home' }).waitFor()
  await page.getByRole('contentinfo').getByText('© 2017').waitFor()
  await page.getByRole('link', { name: /Chat with us on WhatsApp/ }).waitFor()
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
