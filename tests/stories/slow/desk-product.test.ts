import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contentionErrorPattern, offlineErrorPattern } from '../deskItem'
import { secondStaffAccount } from '../deskPage'
import { createDeskProduct, getField, getPublishButton, openProduct, publish } from '../deskProduct'
import { desktopViewport, isFocused, phoneViewport, setUpBrowser } from '../setUpBrowser'
import { expectSound } from '../expectAccessible'
import { expectWholePictures } from '../expectWholePictures'
import { createSentDocument } from '../sentRequests'
import { alertSettingsKey } from '../../../web/data/desk/alertSettings'

const visit = setUpBrowser()

const waitForValue = (page: Page, label: string, value: string) =>
  expect.poll(() => getField(page, label).inputValue()).toBe(value)

/** Sends items until the line about new ones shows: what was there when the desk was opened is not announced. */
const waitForNewItem = (page: Page) =>
  expect
    .poll(
      async () => {
        await createSentDocument('requests', 'somebody')
        return page.getByRole('button', { name: 'Dismiss' }).isVisible()
      },
      { interval: 500 },
    )
    .toBe(true)

/** Whether nothing lies over an element's lower edge; runs in the browser. */
function isUncovered(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 4))
}

describe("A product's form", () => {
  test('publishes every field, with a version, and the draft ends', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await expectWholePictures(page)
    await getField(page, 'Name').fill('Moringa Oil')
    await getField(page, 'Category').selectOption('Others')
    await getField(page, 'By the kg').check()
    await getField(page, 'Food Grade').check()
    await getField(page, 'Description').fill('Pressed from moringa seeds.')
    await getField(page, 'Benefit 1').fill('Light on the skin')
    await getField(page, 'Benefit 3').fill('Keeps for a year')
    await publish(page)
    const fields = {
      name: 'Moringa Oil',
      category: 'Others',
      unit: 'kg',
      grades: ['skin', 'food'],
      description: 'Pressed from moringa seeds.',
      benefits: { first: 'Light on the skin', second: '', third: 'Keeps for a year' },
    }
    const { stored, draft, versions } = await product.read()
    expect(stored).toMatchObject(fields)
    expect(draft).toBeUndefined()
    expect(versions[0]).toMatchObject({ product: fields, by: { name: 'Sola Staff' } })
    expect(versions).toHaveLength(2)
    const link = page.getByRole('link', { name: 'View in the Shop' })
    expect(await link.getAttribute('href')).toBe(`/products/${product.product.id}`)
  })

  test('keeps a draft in a tab that is closed before anything was sent', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product, { fresh: true, expected: offlineErrorPattern })
    await page.context().setOffline(true)
    await getField(page, 'Name').fill('Typed Offline')
    await page.getByText("Kept on this device until you're online.").waitFor()
    const context = page.context()
    const nextPage = await context.newPage()
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
    await context.setOffline(false)
    await nextPage.goto(`/staff/catalogue/${product.product.id}`)
    await waitForValue(nextPage, 'Name', 'Typed Offline')
    await expect
      .poll(async () => (await product.read()).draft)
      .toMatchObject({
        product: { name: 'Typed Offline' },
      })
  })

  test('shows the draft of a colleague as it is saved, and has what both change at once', async () => {
    const product = await createDeskProduct()
    const options = { expected: contentionErrorPattern }
    const sola = await openProduct(visit, product, options)
    const emeka = await openProduct(visit, product, { ...options, account: secondStaffAccount })
    await getField(sola, 'Name').fill('Name by Sola')
    await waitForValue(emeka, 'Name', 'Name by Sola')
    await emeka.getByText(/^Sola Staff is working on this product too, last saved at \d\d:\d\d\.$/).waitFor()
    await Promise.all([
      getField(sola, 'Benefit 2').fill('Benefit by Sola'),
      getField(emeka, 'Description').fill('Text by Emeka.'),
    ])
    for (const page of [sola, emeka]) {
      await waitForValue(page, 'Benefit 2', 'Benefit by Sola')
      await waitForValue(page, 'Description', 'Text by Emeka.')
    }
    await expect
      .poll(async () => (await product.read()).draft)
      .toMatchObject({ product: { benefits: { second: 'Benefit by Sola' }, description: 'Text by Emeka.' } })
  })

  test('leads who publishes after a colleague to what the colleague published', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product, {
      prepare: (newPage) => newPage.addInitScript((key) => localStorage.removeItem(key), alertSettingsKey),
    })
    await getField(page, 'Name').fill('Name of Sola')
    await page.getByText('Saved as a draft.').waitFor()
    await product.publish({ name: 'Name of Emeka' }, 'Emeka Staff')
    const note = page.getByRole('group', { name: 'Name, changed by Emeka Staff' })
    await note.waitFor()
    await waitForNewItem(page)
    const summary = page.getByRole('alert').getByRole('button', { name: 'Name' })
    for (const screen of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(screen)
      expect(await summary.evaluate(isUncovered), `${screen.width} pixels wide`).toBe(true)
    }
    await getPublishButton(page).click()
    await expect.poll(() => isFocused(note)).toBe(true)
    expect((await product.read()).stored?.name).toBe('Name of Emeka')
    await expectSound(page)
    await note.getByRole('button', { name: 'Keep Mine' }).click()
    await publish(page)
    const { stored, versions } = await product.read()
    expect(stored?.name).toBe('Name of Sola')
    expect(versions.map((version) => version.product.name)).toContain('Name of Emeka')
  })

  test('takes letters by touch without losing the focus, and is accessible, also with errors and versions', async () => {
    const page = await openProduct(visit, await createDeskProduct({ alsoKnownAs: ['Àdín àgbọn'] }), {
      screen: phoneViewport,
    })
    await expectSound(page)
    await expectWholePictures(page)
    const newName = getField(page, 'One more name')
    await newName.fill('di agbn')
    await newName.press('ArrowLeft')
    await page.getByRole('button', { name: 'Insert ọ', exact: true }).tap()
    expect(await newName.inputValue()).toBe('di agbọn')
    expect(await isFocused(newName)).toBe(true)
    await page.keyboard.type('k')
    expect(await newName.inputValue()).toBe('di agbọkn')
    await getField(page, 'Name').fill('')
    await getPublishButton(page).click()
    await page.getByText('Versions', { exact: true }).click()
    await page.getByRole('button', { name: /^Restore/ }).waitFor()
    await expectSound(page)
  })
})
