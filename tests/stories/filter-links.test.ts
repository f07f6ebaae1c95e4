import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { gotoWithHeldScripts, holdRequests } from './holdRequests'
import { desktopViewport, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test.each([desktopViewport, phoneViewport])(
  'A link with a filter shows a skeleton with its words until its products are known, and nothing moves: %o',
  async (screen) => {
    const page = await visit('about:blank', { screen })
    await page.addInitScript(recordAnswers)
    for (const [query, words] of [
      ['?q=zobo', 'zobo'],
      ['?q=oil', 'oil'],
      ['?q=lavander', 'lavander'],
      ['?category=Soap&grade=food', 'Soap, food grade'],
      ['?category=Oil&sort=name', 'Oil'],
    ] as const) {
      const releaseFiles = await holdRequests(page, /\/catalogue\/[^/]+\/[^/]+\.json$/)
      const { releaseScripts } = await gotoWithHeldScripts(page, `/arielle-store${query}`)
      const main = page.getByRole('main')
      expect(await main.getByRole('article').count()).toBe(0)
      expect(await main.getByRole('button', { name: 'More Products' }).count()).toBe(0)
      const status = main.locator('[role=status]')
      expect(
        await status.evaluate((element) => getComputedStyle(element, '::before').content.replaceAll('"', '')),
      ).toMatch(new RegExp(`Looking for .*${words}…`))
      releaseScripts()
      await expect.poll(() => status.textContent()).toBe(`Looking for ${words}…`)
      await expectAccessible(page)
      releaseFiles()
      await main.getByRole('status').waitFor()
      await expect.poll(() => status.textContent()).toMatch(/^(?:Showing|No products|We have no)/)
      const { answers, shift } = await page.evaluate(() => ({ answers: shownAnswers, shift: layoutShift }))
      expect({ query, answers }).toEqual({ query, answers: [expect.any(String)] })
      expect(shift, query).toBe(0)
    }
  },
)

declare global {
  var shownAnswers: string[]
  var layoutShift: number
}

/** Records what each frame shows as the answer to a filter, and how far the page's content moves. Runs in the browser. */
function recordAnswers() {
  window.shownAnswers = []
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  const recordFrame = () => {
    const shown = [...document.querySelectorAll('main :is(h2, article)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
      .join()
    if (shown !== '' && window.shownAnswers.at(-1) !== shown) window.shownAnswers.push(shown)
    requestAnimationFrame(recordFrame)
  }
  recordFrame()
}
