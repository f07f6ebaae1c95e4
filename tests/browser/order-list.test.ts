import { describe, expect, test } from 'vitest'
import { address, useBrowser, said, excess } from './browser'
import { add, button, expectInHeader, expectListed, focused, header, kept } from './orderList'

const visit = useBrowser()

describe('2. Confirm list (/confirm-list)', () => {
  async function visitList() {
    const page = await visit('/arielle-store')
    for (const name of ['Shea Butter', 'Shea Butter', 'Coconut Oil']) await add(page, name).click()
    await header(page).click()
    await page.getByRole('heading', { level: 1, name: 'CONFIRM ORDER LIST' }).waitFor()
    await expectListed(page, 'Shea Butter: 1', 'Coconut Oil: 0.5')
    return page
  }

  test("has the title 'Confirm List' and leads to the request page", async () => {
    const page = await visitList()
    await expect.poll(() => page.title()).toBe('Confirm List')
    await page.getByRole('main').getByRole('link', { name: 'Request Product(s)' }).click()
    await expect.poll(() => address(page)).toBe('/request-a-quote')
  })

  test('has an empty subheading: nothing to read stands under the heading', async () => {
    const page = await visitList()
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.locator('xpath=..').innerText()).toBe('CONFIRM ORDER LIST')
  })

  test('shows each product with its picture, name and category, and sums them up', async () => {
    const page = await visitList()
    const row = page.getByRole('listitem').filter({ hasText: 'Coconut Oil' })
    await row.getByRole('link', { name: 'Coconut Oil' }).waitFor()
    await row.getByText('Oil', { exact: true }).waitFor()
    await expect.poll(() => row.locator('img').last().getAttribute('src')).toContain('/pictures/')
    await page.getByRole('main').getByText('2 products', { exact: true }).waitFor()
    await page.getByText('Total quantity 1.5').waitFor()
  })

  test('increases, decreases, and decreases 0.5 away', async () => {
    const page = await visitList()
    await button(page, 'Increase Coconut Oil').click()
    await said(page, 'Coconut Oil Increased by 0.5')
    await button(page, 'Decrease Shea Butter').click()
    await said(page, 'Shea Butter decreased by 0.5')
    await expectListed(page, 'Shea Butter: 0.5', 'Coconut Oil: 1')
    await button(page, 'Decrease Shea Butter').click()
    await said(page, 'Shea Butter Removed from order list')
    await expectListed(page, 'Coconut Oil: 1')
    await expectInHeader(page, 1)
  })

  test('what is removed stays removed, though cartItems is not written', async () => {
    const page = await visitList()
    const before = await kept(page, 'cartItems')
    await button(page, 'Remove Shea Butter').click()
    await said(page, 'Shea Butter Removed from order list')
    expect(await kept(page, 'cartItems')).toBe(before)
    await page.reload()
    await expectListed(page, 'Coconut Oil: 0.5')
  })

  test('cleared, it says so and leads back to the store', async () => {
    const page = await visitList()
    await button(page, 'Clear List').click()
    await said(page, 'List Cleared')
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectInHeader(page, 0)
    expect(await kept(page, 'cartItems')).toBe('[]')
    await page.getByRole('main').getByRole('link', { name: 'Visit Products' }).click()
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test('the keyboard keeps its place when its row goes', async () => {
    const page = await visitList()
    await button(page, 'Remove Shea Butter').focus()
    await page.keyboard.press('Enter')
    await expectListed(page, 'Coconut Oil: 0.5')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Undo')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Coconut Oil')
  })

  test('it never scrolls sideways, from 320 pixels up', async () => {
    const page = await visitList()
    for (const width of [320, 390, 600, 768, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ width, excess: await excess(page) }).toEqual({ width, excess: 0 })
    }
  })
})
