import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { acceptSharedList } from '../orderListPage'
import { desktopViewport, isFocused, phoneViewport, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const paths = ['/', '/request-a-quote', '/arielle-store', '/products/84', '/confirm-list']
// The link is in the header up to a width of 1367 pixels, and in the margin from there on.
const viewports = [
  { width: 320, height: 568 },
  { width: 1368, height: 768 },
]

const getChatLink = (page: Page) => page.getByRole('link', { name: /^Chat with us on WhatsApp/ })

test('is in view and covers no control, whatever the page, and wherever it is scrolled', async () => {
  const page = await visit('/confirm-list#list=1:3,2:2,3:1,4:2,5:5,6:1')
  await acceptSharedList(page)
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      const coveredControls = await getChatLink(page).evaluate(scrollAndFindCoveredControls)
      expect({ path, viewport, coveredControls }).toEqual({ path, viewport, coveredControls: [] })
    }
  }
})

test('takes the focus by keyboard on a phone and on a desktop, in view', async () => {
  const page = await visit('/arielle-store')
  // In the header it comes before the order list, in the margin after everything else.
  for (const [viewport, neighbour, key] of [
    [phoneViewport, page.getByRole('link', { name: 'Order List' }), 'Shift+Tab'],
    [desktopViewport, page.getByRole('contentinfo').getByRole('link').last(), 'Tab'],
  ] as const) {
    await page.setViewportSize(viewport)
    await neighbour.focus()
    await page.keyboard.press(key)
    expect(await isFocused(getChatLink(page))).toBe(true)
    expect(await getChatLink(page).evaluate((link) => getComputedStyle(link).outlineStyle)).not.toBe('none')
  }
})

/** Scrolls the page in steps, and names what the chat link covers: controls under its box and above the header. */
async function scrollAndFindCoveredControls(chatLink: Element) {
  const found = new Set<string>()
  const stepHeight = Math.round(innerHeight / 3)
  const findCoveredControls = () => {
    const { left, top, right, bottom } = chatLink.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      found.add('the chat link is cut off')
    // Every control is at least 16 px wide and high, so a grid of 8 px touches each one.
    for (let x = left + 1; x < right; x += 8) {
      for (let y = top + 1; y < bottom; y += 8) {
        const stack = document.elementsFromPoint(x, y)
        const headerIndex = stack.findIndex((element) => element.matches('header'))
        const above = headerIndex < 0 ? stack : stack.slice(0, headerIndex)
        for (const element of above) {
          const control = element.closest(
            'a, button, input, textarea, select, summary, label, [tabindex="0"]',
          )
          if (control && control !== chatLink)
            found.add(control.getAttribute('aria-label') ?? control.textContent)
        }
      }
    }
  }
  for (
    let top = 0;
    top <= document.documentElement.scrollHeight - innerHeight + stepHeight;
    top += stepHeight
  ) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    findCoveredControls()
  }
  scrollTo(0, 0)
  return [...found]
}
