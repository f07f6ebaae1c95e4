import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createDeskProduct, getField, getPublishButton, openProduct, publish } from './deskProduct'
import { phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const getNewName = (page: Page) => getField(page, 'One more name')
const tenNames = Array.from({ length: 10 }, (_, index) => `Name ${index}`)

describe('The other names', () => {
  test('are added and removed one by one, and published', async () => {
    const product = await createDeskProduct({ alsoKnownAs: ['Cocos nucifera'] })
    const page = await openProduct(visit, product)
    await getNewName(page).fill('Coconut butter')
    await getNewName(page).press('Enter')
    await getNewName(page).fill('Man kwakwa')
    await getButton(page, 'Add').click()
    await page.getByText('Man kwakwa added.').waitFor()
    await getButton(page, 'Remove Cocos nucifera').click()
    await publish(page)
    expect((await product.read()).stored?.alsoKnownAs).toEqual(['Coconut butter', 'Man kwakwa'])
  })

  test('get letters and tone marks at the cursor by touch, without losing the focus', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product, { screen: phoneViewport })
    await getNewName(page).fill('di agbn')
    await getNewName(page).evaluate((field: HTMLInputElement) => {
      field.focus()
      field.setSelectionRange(6, 6)
    })
    await getButton(page, 'Insert ọ').tap()
    expect(await getNewName(page).inputValue()).toBe('di agbọn')
    await getNewName(page).press('Home')
    await getButton(page, 'Capital letters').tap()
    await getButton(page, 'Insert Ọ').tap()
    await getButton(page, /^Low tone/).tap()
    expect(await getNewName(page).inputValue()).toBe('Ọ̀di agbọn')
    expect(await getNewName(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('k')
    expect(await getNewName(page).inputValue()).toBe('Ọ̀kdi agbọn')
  })

  test('get tone marks by the keyboard alone, and hear what the field has then', async () => {
    const page = await openProduct(visit, await createDeskProduct())
    await getNewName(page).fill('Ori')
    await getButton(page, /^High tone/).focus()
    await page.keyboard.press('Enter')
    expect(await getNewName(page).inputValue()).toBe('Orí')
    // Only screen readers get this text.
    const announcement = page.getByRole('status').filter({ hasText: 'The name is now: Orí' })
    await announcement.waitFor({ state: 'attached' })
    await getNewName(page).fill('')
    await getButton(page, /^Mid tone/).focus()
    await page.keyboard.press('Space')
    await page.getByRole('status').filter({ hasText: 'Write the letter first' }).waitFor()
  })

  test.each([
    [['Òrí'], 'ÒRÍ', 'The product has this name already.'],
    [tenNames, 'Eleven', 'A product has at most 10 other names. Remove one first.'],
    [[], 'x'.repeat(61), 'This has 61 of at most 60 characters. Please shorten it by 1.'],
    [[], ' ', 'Please write a name first.'],
  ])('are refused with a sentence: %#', async (alsoKnownAs, text, message) => {
    const page = await openProduct(visit, await createDeskProduct({ alsoKnownAs }))
    await getNewName(page).fill(text)
    await getButton(page, 'Add').click()
    await page.getByText(message).waitFor()
    expect(await getNewName(page).inputValue()).toBe(text)
  })

  test('are not published while one is written and not added', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getNewName(page).fill('Man kwakwa')
    await getPublishButton(page).click()
    await page.getByText('This name is not added yet. Press Add, or clear the field.').waitFor()
    expect(await getNewName(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect((await product.read()).versions).toHaveLength(1)
  })
})
