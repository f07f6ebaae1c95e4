import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlertSettings, openDeskWithAlerts, readAlerts, setWaitingCount } from './deskAlerts'
import { getInboxHeading } from './deskPage'
import { expectAccessible } from './expectAccessible'
import { createSentDocument } from './sentRequests'
import {
  desktopViewport,
  getHorizontalOverflow,
  getSiteUrl,
  phoneViewport,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

describe('The settings of the alerts', () => {
  test('switch off each alert, in every open tab and after a reload', async () => {
    const page = await openDeskWithAlerts(visit, { prepare: (newPage) => setWaitingCount(newPage, 3) })
    const other = await page.context().newPage()
    await other.goto('/staff')
    const otherSettings = await openAlertSettings(other)
    const settings = await openAlertSettings(page)
    await expect.poll(() => page.title()).toContain('(3)')
    await settings.getByRole('checkbox', { name: 'System notifications' }).check()
    for (const checkbox of await settings.getByRole('checkbox').all()) await checkbox.uncheck()
    await expect.poll(() => otherSettings.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await page.reload()
    await getInboxHeading(page).waitFor()
    expect(await (await openAlertSettings(page)).getByRole('checkbox', { checked: true }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await waitForCountAfterArrival(page)
    const alerts = await readAlerts(page)
    expect(await page.title()).toBe('Inbox | Arielle Organics Desk')
    expect({ ...alerts, badges: alerts.badges.filter((count) => count > 0) }).toEqual({
      lines: [],
      soundCount: 0,
      notifications: [],
      badges: [],
    })
  })

  test('say what the browser does not allow', async () => {
    const page = await openDeskWithAlerts(visit, { permissions: [] })
    const settings = await openAlertSettings(page)
    const checkbox = settings.getByRole('checkbox', { name: 'System notifications' })
    await settings
      .getByText('This browser is blocking notifications. Allow them in the site settings.')
      .waitFor()
    await checkbox.click()
    expect(await checkbox.isChecked()).toBe(false)
    await page.context().grantPermissions(['notifications'], { origin: getSiteUrl() })
    await settings.getByText('Shown outside the browser').waitFor()
    await checkbox.check()
  })

  test('open and close by keyboard, and give the focus back', async () => {
    const page = await openDeskWithAlerts(visit)
    const button = page.getByRole('button', { name: 'Alerts' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Alerts' }).waitFor()
    await page.keyboard.press('Space')
    expect(await page.getByRole('checkbox', { name: 'Line on the page' }).isChecked()).toBe(false)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test.each([
    ['phone', phoneViewport],
    ['small phone', { width: 320, height: 640 }],
    ['desktop', desktopViewport],
  ])('keep WCAG 2.2 AA on a %s and do not scroll sideways', async (_, screen) => {
    const page = await openDeskWithAlerts(visit, { screen })
    await expectSound()
    await openAlertSettings(page)
    await expectSound()

    async function expectSound() {
      await expectAccessible(page)
      expect(await getHorizontalOverflow(page)).toBe(0)
    }
  })
})

/** Sends items until the desk counts the waiting ones again, as it does after each arrival. */
async function waitForCountAfterArrival(page: Page): Promise<void> {
  let countRequests = 0
  page.on('request', (request) => {
    if (request.url().includes(':runAggregationQuery')) countRequests += 1
  })
  await expect
    .poll(
      async () => {
        await createSentDocument('requests', 'somebody', { name: 'Not announced' })
        return countRequests
      },
      { interval: 500 },
    )
    .toBeGreaterThan(3)
}
