import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getAddButton } from './orderListPage'
import { isFocused, phoneViewport, setUpBrowser, getButton } from './setUpBrowser'

const visit = setUpBrowser()

const getPosition = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

/** Whether the button is at the bottom of the screen, above the order list's bar where that is shown. */
async function isAtBottom(page: Page, addButton: Locator): Promise<boolean> {
  const listBar = page.getByRole('link', { name: /Review list$/ })
  const limit = (await listBar.isVisible())
    ? (await getPosition(listBar)).top
    : await page.evaluate(() => innerHeight)
  const { top, bottom } = await getPosition(addButton)
  return top > limit - 80 && bottom <= limit
}

test('A product is added by the one filled button of its page, which on a phone is in a bar above the footer and what has the focus, but not in a low window', async () => {
  await expectFilledButtonInFirstScreen()
  const page = await visit('/products/2', { screen: phoneViewport })
  const addButton = getAddButton(page, 'Coconut Oil')
  expect(await isAtBottom(page, addButton)).toBe(true)
  await addButton.click()
  await getButton(page, 'Decrease Coconut Oil').waitFor()
  expect(await isAtBottom(page, addButton)).toBe(true)
  await addButton.focus()
  const lastLink = page.getByRole('link', { name: /^Next in Oil/ })
  const coveredNames: string[] = []
  do {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const { bottom } = await getPosition(focused)
    if (bottom > (await getPosition(addButton)).top) coveredNames.push(await focused.innerText())
  } while (!(await isFocused(lastLink)))
  expect(coveredNames).toEqual([])

  await page.keyboard.press('End')
  const footer = page.getByRole('contentinfo')
  await expect.poll(async () => (await getPosition(footer)).bottom).toBeLessThanOrEqual(phoneViewport.height)
  expect((await getPosition(addButton)).bottom).toBeLessThan((await getPosition(footer)).top)

  // Such as a zoomed window.
  await page.setViewportSize({ ...phoneViewport, height: 422 })
  await addButton.scrollIntoViewIfNeeded()
  const { top } = await getPosition(addButton)
  await page.mouse.wheel(0, 100)
  await expect.poll(async () => (await getPosition(addButton)).top).toBeLessThan(top)
})

test('On a phone, the name of a product is seen once and read out twice', async () => {
  const phonePage = await visit('/products/84', { screen: phoneViewport })
  const getWidth = async (page: Page) =>
    (
      await page
        .getByRole('definition')
        .filter({ hasText: /^Avocado Butter$/ })
        .boundingBox()
    )?.width
  expect(await getWidth(phonePage)).toBeLessThanOrEqual(1)
  expect(await getWidth(await visit('/products/84'))).toBeGreaterThan(100)
})

/** On a desktop, the button that adds the product is filled, and the links beside it are not. */
async function expectFilledButtonInFirstScreen() {
  const page = await visit('/products/2')
  const addButton = getAddButton(page, 'Coconut Oil')
  expect((await getPosition(addButton)).bottom).toBeLessThan(450)
  const getFill = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await getFill(addButton.locator('..'))).toBe('rgb(168, 70, 42)')
  for (const name of ['Make Enquiry', 'Back to Products'])
    expect(await getFill(page.getByRole('link', { name }))).toBe('rgba(0, 0, 0, 0)')
}
