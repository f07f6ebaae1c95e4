import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getAddButton, getButton } from './orderListPage'
import { getPathAndQuery, getSiteUrl, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'
import { getRecordedShareData, getSelectedText, stubShareApi } from './shareApi'

const visit = setUpBrowser()

const getPosition = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

async function openOnPhone(height = phoneViewport.height) {
  const page = await visit('/products/2')
  await page.setViewportSize({ ...phoneViewport, height })
  return { page, addButton: getAddButton(page, 'Coconut Oil') }
}

describe("On a phone, a product's page", () => {
  test('has the button that adds it at the bottom of the screen, with its unit, and above the footer at the end', async () => {
    const { page, addButton } = await openOnPhone()
    expect(await isAtBottom(page, addButton)).toBe(true)
    await page.getByText('per litre').waitFor()
    await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
    expect(await isAtBottom(page, addButton)).toBe(true)
    await page.keyboard.press('End')
    const footer = page.getByRole('contentinfo')
    await expect
      .poll(async () => (await getPosition(footer)).bottom)
      .toBeLessThanOrEqual(phoneViewport.height)
    expect((await getPosition(addButton)).bottom).toBeLessThan((await getPosition(footer)).top)
  })

  test('keeps what has the focus above that bar', async () => {
    const { page, addButton } = await openOnPhone()
    await addButton.focus()
    const lastLink = page.getByRole('link', { name: /^Next in Oil/ })
    const coveredNames: string[] = []
    do {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const { bottom } = await getPosition(focused)
      if (bottom > (await getPosition(addButton)).top) coveredNames.push(await focused.innerText())
    } while (!(await lastLink.evaluate((link) => link === document.activeElement)))
    expect(coveredNames).toEqual([])
  })

  test('has no bar in a low window, such as a zoomed one: the button scrolls with the page', async () => {
    const { page, addButton } = await openOnPhone(422)
    await addButton.scrollIntoViewIfNeeded()
    const { top } = await getPosition(addButton)
    await page.mouse.wheel(0, 100)
    await expect.poll(async () => (await getPosition(addButton)).top).toBeLessThan(top)
  })

  test('shows the quantity in the bar once it is added', async () => {
    const { page, addButton } = await openOnPhone()
    await addButton.click()
    await getButton(page, 'Decrease Coconut Oil').waitFor()
    expect(await isAtBottom(page, addButton)).toBe(true)
  })
})

async function isAtBottom(page: Page, addButton: Locator): Promise<boolean> {
  const viewportHeight = await page.evaluate(() => innerHeight)
  const { top, bottom } = await getPosition(addButton)
  return top > viewportHeight - 80 && bottom <= viewportHeight
}

describe("A product's page", () => {
  test('has one filled button, the one that adds it, in the first screen', async () => {
    const page = await visit('/products/2')
    const addButton = getAddButton(page, 'Coconut Oil')
    expect((await getPosition(addButton)).bottom).toBeLessThan(450)
    const getFill = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await getFill(addButton.locator('..'))).toBe('rgb(168, 70, 42)')
    for (const name of ['Make Enquiry', 'Back to Products'])
      expect(await getFill(page.getByRole('link', { name }))).toBe('rgba(0, 0, 0, 0)')
  })

  test('leads on to four products and to its neighbours, and from there back to the list of before', async () => {
    const page = await visit('/arielle-store?category=Oil')
    await page.getByRole('link', { name: 'Moringa Oil', exact: true }).click()
    const related = page.getByRole('region', { name: 'You may also like' }).getByRole('link')
    await related.filter({ hasText: 'Moringa Seeds' }).waitFor()
    expect((await related.allInnerTexts()).slice(0, 2)).toEqual(['Moringa Leaf Powder', 'Moringa Seeds'])
    expect(await related.count()).toBe(4)
    await related.first().click()
    await page.getByRole('heading', { name: 'Product Details > Moringa Leaf Powder' }).waitFor()
    await page.getByRole('navigation', { name: 'More in Powder' }).getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Product Details > Turmeric Powder' }).waitFor()
    await page.getByRole('link', { name: 'Previous in Powder Moringa Leaf Powder' }).waitFor()
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Oil')
    await page.goForward()
    await page.getByRole('heading', { name: 'Product Details > Moringa Oil' }).waitFor()
  })

  test('shows what is known of origin, botanical name, storage and allergens', async () => {
    const facts = {
      origin: 'Nigeria',
      inci: 'Cocos Nucifera Oil',
      storage: 'Keep cool.',
      allergens: 'Contains coconut.',
    }
    const page = await visit('/arielle-store', {
      prepare: (tab) =>
        tab.route(/\/catalogue\/\w+\/2\.json$/, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...((await response.json()) as object), facts } })
        }),
    })
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await page.getByText(facts.storage).waitFor()
    const terms = await page.getByRole('main').getByRole('term').allInnerTexts()
    expect(terms.slice(-4)).toEqual(['Origin', 'Botanical (INCI) Name', 'Storage', 'Allergens'])
    const values = await page.getByRole('main').getByRole('definition').allInnerTexts()
    expect(values.slice(-4)).toEqual(Object.values(facts))
  })

  test('is shared by touch through the share dialog of the device, else copied, else shown as a link', async () => {
    const url = `${getSiteUrl()}/products/2`
    const page = await visit('/products/2', { screen: phoneViewport })
    await stubShareApi(page, 'share', true)
    await getButton(page, 'Share').tap()
    await expect.poll(() => getRecordedShareData(page)).toContain(url)
    expect(await getRecordedShareData(page)).toContain('Coconut Oil from Arielle Organics')

    await page.reload()
    await stubShareApi(page, 'share', false)
    await stubShareApi(page, 'clipboard', true)
    await getButton(page, 'Share').tap()
    await waitForAlert(page, 'Link copied. Paste it into a message to share this product.')

    await page.reload()
    await stubShareApi(page, 'share', false)
    await stubShareApi(page, 'clipboard', false)
    await getButton(page, 'Share').tap()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Link to this product' }).inputValue())
      .toBe(url)
    await expect.poll(() => getSelectedText(page)).toBe(url)
  })
})
