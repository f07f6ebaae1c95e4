import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoStaffAccount, signIn, silenceArrivals } from '../deskPage'
import { getField, getPublishButton } from '../deskProduct'
import { expectNoSidewaysScroll, expectSound } from '../expectAccessible'
import { getButton, isFocused, phoneViewport, setDefaultFontSize, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

test('The settings keep WCAG 2.2 AA with errors and do not scroll sideways, also with text of 200 %, and the bar with Publish covers no field that has the focus', async () => {
  const page = await openSettings()
  const link = page.getByRole('link', { name: 'Settings', exact: true })
  expect(await isOnScreen(page, link)).toBe(true)
  await expectSound(page)
  await getButton(page, 'Add a Closed Day').click()
  await getField(page, 'Closes on Monday').fill('08:00')
  await getPublishButton(page).click()
  await page.getByText('Choose a date.').waitFor()
  const date = getField(page, 'Date').last()
  await expect.poll(() => isFocused(date)).toBe(true)
  await expectSound(page)
  for (const field of [date, getField(page, 'Closes on Saturday'), getField(page, 'Payment')]) {
    await field.focus()
    await expect.poll(() => isAbove(field, getPublishButton(page))).toBe(true)
  }
  await setDefaultFontSize(page, 32)
  await expectNoSidewaysScroll(page)
})

/** Opens the settings on a phone. Nothing is published: other stories count with the hours of the build. */
async function openSettings(): Promise<Page> {
  const page = await visit('/staff/settings', {
    fresh: true,
    screen: phoneViewport,
    prepare: silenceArrivals,
  })
  await signIn(page, demoStaffAccount)
  await page.getByRole('form', { name: 'Settings of the shop' }).waitFor()
  return page
}

async function isOnScreen(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)
}

async function isAbove(first: Locator, second: Locator): Promise<boolean> {
  const [upper, lower] = [await first.boundingBox(), await second.boundingBox()]
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}
