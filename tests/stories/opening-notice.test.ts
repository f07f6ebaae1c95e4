import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactPagePath } from './contactForm'
import { requestPagePath } from './requestForm'
import { getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

/** Opens a page by a device's clock that is three hours fast; the Date header of the site corrects it. */
async function openAt(path: string, serverTime: string): Promise<Page> {
  let serverTimeArrived: Promise<unknown> | undefined
  const openPage = await visit(path, {
    screen: phoneViewport,
    fresh: true,
    prepare: async (page) => {
      await page.clock.setFixedTime(Date.parse(serverTime) + 3 * 3_600_000)
      serverTimeArrived = page.waitForResponse((response) => response.request().method() === 'HEAD')
      await page.route('/', (route) =>
        route.request().method() === 'HEAD'
          ? route.fulfill({ headers: { Date: new Date(serverTime).toUTCString() } })
          : route.fallback(),
      )
    },
  })
  await serverTimeArrived
  return openPage
}

const closedNotice = "We're closed now. We open today at 09.00am and will reply by 09.45am."

test.each([requestPagePath, contactPagePath])(
  '%s says while the shop is closed when it opens and answers, by the clock of the server',
  async (path) => {
    const page = await openAt(path, '2026-03-09T07:00:00Z')
    await page.getByText(closedNotice, { exact: true }).waitFor()
    expect(await getHorizontalOverflow(page)).toBe(0)
    const openPage = await openAt(path, '2026-03-09T17:00:00Z')
    await expect.poll(() => openPage.getByText('We are closed now').count()).toBe(0)
    await openPage.getByText(/^Tell us what you need and|Someone will reply to you personally\.$/).waitFor()
  },
)
