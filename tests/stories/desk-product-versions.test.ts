import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createDeskProduct, getField, openProduct, publish } from './deskProduct'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const openVersions = (page: Page) => page.getByText('Versions', { exact: true }).click()
const getVersions = (page: Page) => page.getByRole('listitem').filter({ hasText: /published at \d\d:\d\d/ })

describe('The versions of a product', () => {
  test('are listed newest first, with who, when and what changed', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Name').fill('Moringa Oil')
    await getField(page, 'By the kg').check()
    await publish(page)
    await openVersions(page)
    await expect.poll(() => getVersions(page).count()).toBe(2)
    const [newest, oldest] = await getVersions(page).allInnerTexts()
    expect(newest).toMatch(/^Sola Staff published at \d\d:\d\d\s+Changed: Name, Unit/)
    expect(oldest).toMatch(/^Seed published at \d\d:\d\d\s+The first version/)
  })

  test('are put into the form by Restore, and published like any change', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product)
    await getField(page, 'Name').fill('Moringa Oil')
    await publish(page)
    await openVersions(page)
    await page.getByRole('button', { name: /^Restore the version published at .* by Seed$/ }).click()
    await page.getByText('Publish it to show it to visitors.').waitFor()
    expect(await getField(page, 'Name').inputValue()).toBe(product.product.name)
    expect((await product.read()).stored?.name).toBe('Moringa Oil')
    await publish(page)
    const { stored, versions } = await product.read()
    expect(stored?.name).toBe(product.product.name)
    expect(versions).toHaveLength(3)
    await expect.poll(() => getVersions(page).count()).toBe(3)
  })

  test('give back with Undo what was in the form before', async () => {
    const page = await openProduct(visit, await createDeskProduct())
    await getField(page, 'Name').fill('Not published yet')
    await openVersions(page)
    await page.getByRole('button', { name: /^Restore/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await getField(page, 'Name').inputValue()).toBe('Not published yet')
  })
})
