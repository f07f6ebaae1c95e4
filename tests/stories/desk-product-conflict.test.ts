import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { offlineErrorPattern } from './deskItem'
import { secondStaffAccount } from './deskPage'
import { createDeskProduct, getField, getPublishButton, openProduct, publish } from './deskProduct'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getPanel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
const getChoices = (page: Page, field: string) => page.getByRole('group', { name: field, exact: true })
const waitUntilSaved = (page: Page) => page.getByText('Saved as a draft.').waitFor()

describe('Two staff on one product', () => {
  test('see who else works on it, and what the other one has saved', async () => {
    const product = await createDeskProduct()
    const sola = await openProduct(visit, product)
    const emeka = await openProduct(visit, product, { account: secondStaffAccount })
    await getField(sola, 'Name').fill('Moringa Oil')
    await waitUntilSaved(sola)
    await emeka.getByText(/^Sola Staff is working on this product too, last saved at \d\d:\d\d\.$/).waitFor()
    expect(await getField(emeka, 'Name').inputValue()).toBe('Moringa Oil')
  })

  test('compare both texts of a field that both changed, and choose; the other fields are merged', async () => {
    const product = await createDeskProduct()
    const sola = await openProduct(visit, product, { expected: offlineErrorPattern })
    const emeka = await openProduct(visit, product, { account: secondStaffAccount })
    await sola.context().setOffline(true)
    await getField(sola, 'Name').fill('Name of Sola')
    await getField(sola, 'Description').fill('Text of Sola')
    await sola.getByText('Kept on this device until you are online.').waitFor()
    await getField(emeka, 'Name').fill('Name of Emeka')
    await getField(emeka, 'Description').fill('Text of Emeka')
    await getField(emeka, 'By the kg').check()
    await waitUntilSaved(emeka)
    await sola.context().setOffline(false)
    const panel = getPanel(sola, 'Emeka Staff has changed this product too')
    await panel.getByText('Taken over from Emeka Staff: Unit.').waitFor()
    expect(await getChoices(sola, 'Name').innerText()).toMatch(/Name of Sola[^]*Name of Emeka/)
    expect(await getField(sola, 'Name').inputValue()).toBe('Name of Sola')
    await panel.getByRole('button', { name: 'Go On' }).click()
    await panel.getByText('Choose one of the two texts for each field.').waitFor()
    await getChoices(sola, 'Name').getByLabel("Take Emeka Staff's").check()
    await getChoices(sola, 'Description').getByLabel('Keep mine').check()
    await panel.getByRole('button', { name: 'Go On' }).click()
    await panel.waitFor({ state: 'detached' })
    await publish(sola)
    expect((await product.read()).stored).toMatchObject({
      name: 'Name of Emeka',
      description: 'Text of Sola',
      unit: 'kg',
    })
  })
})

describe.each([
  ['a phone', phoneViewport],
  ['a wide screen', desktopViewport],
])('On %s', (_, screen) => {
  test('who publishes after a colleague is led to what the colleague published, and chooses', async () => {
    const product = await createDeskProduct()
    const page = await openProduct(visit, product, { screen })
    await getField(page, 'Name').fill('Name of Sola')
    await waitUntilSaved(page)
    await product.publish({ name: 'Name of Emeka' }, 'Emeka Staff')
    const panel = getPanel(page, 'Emeka Staff has published this product meanwhile')
    await panel.waitFor()
    await getPublishButton(page).click()
    const title = panel.getByRole('heading')
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
    expect((await product.read()).stored?.name).toBe('Name of Emeka')
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
    await getChoices(page, 'Name').getByLabel('Keep mine').check()
    await panel.getByRole('button', { name: 'Go On' }).click()
    await publish(page)
    const { stored, versions } = await product.read()
    expect(stored?.name).toBe('Name of Sola')
    expect(versions.map((version) => version.product.name)).toContain('Name of Emeka')
  })
})
