import { describe, expect, test } from 'vitest'
import { createDeskProduct, getField, getPublishButton, openProduct, publish } from './deskProduct'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

describe("A product's form", () => {
  test('publishes every field, with a version, and the draft ends', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Name').fill('Moringa Oil')
    await getField(page, 'Category').selectOption('Others')
    await getField(page, 'By the kg').check()
    await getField(page, 'Food Grade').check()
    await getField(page, 'Description').fill('Pressed from moringa seeds.')
    await getField(page, 'Benefit 1').fill('Light on the skin')
    await getField(page, 'Benefit 3').fill('Keeps for a year')
    await publish(page, 'Published. Visitors see it within a minute.')
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

  test('hides a product from visitors, and shows it again', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Hidden').check()
    await publish(page, 'Visitors do not see this product any more')
    expect((await product.read()).stored?.hidden).toBe(true)
    await getField(page, 'Hidden').uncheck()
    await publish(page, 'Visitors see it within a minute')
    expect((await product.read()).stored).not.toHaveProperty('hidden')
  })

  test('says so when there is nothing to publish', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await publish(page, 'there is nothing to publish')
    expect((await product.read()).versions).toHaveLength(1)
  })

  test('says where the draft is kept', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Name').fill('Moringa Oil')
    await page.getByText('Saved as a draft. Visitors see it once you publish.').waitFor()
    expect((await product.read()).draft).toMatchObject({ product: { name: 'Moringa Oil' } })
  })

  test('discards the changes, and brings them back with Undo', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Name').fill('Moringa Oil')
    await page.getByRole('button', { name: 'Discard Changes' }).click()
    await page.getByText('Your changes are discarded.').waitFor()
    await expect.poll(() => getField(page, 'Name').inputValue()).toBe(product.product.name)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await getField(page, 'Name').inputValue()).toBe('Moringa Oil')
  })

  test('says what another unit does to earlier requests', async () => {
    const page = await openProduct(visit, await createDeskProduct())
    const note = page.getByText('Earlier requests and order lists will show')
    await getField(page, 'By the piece').check()
    await note.waitFor()
    await getField(page, 'By the litre').check()
    await expect.poll(() => note.count()).toBe(0)
  })
})

describe("The law's messages", () => {
  test.each([
    ['Name', '', 'Please write the name.'],
    ['Name', 'x'.repeat(123), 'This has 123 of at most 120 characters. Please shorten it by 3.'],
    ['Name', '---', 'Please use letters or digits'],
    ['Description', ' ', 'Please write a description.'],
    ['Description', 'x'.repeat(2001), 'This has 2,001 of at most 2,000 characters. Please shorten it by 1.'],
    ['Benefit 2', 'x'.repeat(201), 'This has 201 of at most 200 characters. Please shorten it by 1.'],
  ])('are with the field once it was left: %s %#', async (label, text, message) => {
    const page = await openProduct(visit, await createDeskProduct())
    await getField(page, label).fill(text)
    expect(await page.getByText(message).count()).toBe(0)
    await getField(page, label).blur()
    await page.getByText(message).waitFor()
    expect(await getField(page, label).getAttribute('aria-invalid')).toBe('true')
  })

  test('are all there after Publish, with a list of the fields and the focus on the first one', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Description').fill('')
    await getField(page, 'Category').selectOption('')
    await getField(page, 'Skin Care Grade').uncheck()
    await getPublishButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: '3 fields need a change' })
    expect(await summary.getByRole('button').allInnerTexts()).toEqual(['Category', 'Grades', 'Description'])
    expect(await getField(page, 'Category').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByText('Please choose a category').waitFor()
    await page.getByText('Please choose at least one grade.').waitFor()
    await summary.getByRole('button', { name: 'Description' }).click()
    expect(await getField(page, 'Description').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect((await product.read()).versions).toHaveLength(1)
  })
})

describe('The preview', () => {
  test('shows the card and the page with what is in the form, and nothing in it can be pressed', async () => {
    const page = await openProduct(visit, await createDeskProduct())
    await getField(page, 'Name').fill('Moringa Oil')
    await getField(page, 'By the bunch').check()
    const preview = page.locator('section').filter({ hasText: 'As visitors see it' })
    expect(await preview.innerText()).toContain('Sold by the bunch')
    expect(await preview.getByText('Moringa Oil').count()).toBe(3)
    expect(
      await preview.locator('a, button').evaluateAll((all) => all.every((one) => one.closest('[inert]'))),
    ).toBe(true)
  })

  test('says what is missing in a product that is not finished', async () => {
    const page = await openProduct(visit, await createDeskProduct())
    await getField(page, 'Category').selectOption('')
    await getField(page, 'Description').fill('')
    const preview = page.locator('section').filter({ hasText: 'As visitors see it' })
    await preview.getByText('Not chosen yet').waitFor()
    expect(await preview.innerText()).toContain('The description comes here.')
  })
})

describe.each([
  ['a phone', phoneViewport],
  ['a wide screen', desktopViewport],
])('On %s', (_, screen) => {
  test('the form is accessible and not wider than the screen, also with errors and versions', async () => {
    const page = await openProduct(visit, await createDeskProduct({ alsoKnownAs: ['Àdín àgbọn'] }), {
      screen,
    })
    await expectAccessible(page)
    await getField(page, 'Name').fill('')
    await getPublishButton(page).click()
    await page.getByText('Versions', { exact: true }).click()
    await page.getByRole('button', { name: /^Restore/ }).waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })
})
