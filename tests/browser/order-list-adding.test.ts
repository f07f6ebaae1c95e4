import { describe, expect, test } from 'vitest'
import { address, phone, useBrowser, said, excess } from './browser'
import { add, button, expectInHeader, expectListed, focused, header, kept } from './orderList'

const visit = useBrowser()

describe('4. Order list actions: Add, from cards and the detail page', () => {
  test('from a card, twice, says what happened and counts products in the header', async () => {
    const page = await visit('/arielle-store')
    await expectInHeader(page, 0)
    await add(page, 'Shea Butter').click()
    await said(page, 'Shea Butter added to order list')
    await add(page, 'Shea Butter').click()
    await said(page, 'Shea Butter Increased by 0.5')
    await expectInHeader(page, 1)
    await add(page, 'Coconut Oil').click()
    await expectInHeader(page, 2)
    expect(address(page)).toBe('/arielle-store')
  })

  test('from the detail page, under a finger', async () => {
    const page = await visit('/products/2', { screen: phone })
    await add(page, 'Coconut Oil').tap()
    await said(page, 'Coconut Oil added to order list')
    await header(page).tap()
    await expectListed(page, 'Coconut Oil: 0.5')
  })

  test('survives a reload, at once and on another page', async () => {
    const page = await visit('/arielle-store')
    await add(page, 'Shea Butter').click()
    await page.reload()
    await expectInHeader(page, 1)
    await page.goto('/about-us')
    await expectInHeader(page, 1)
    const items: unknown = JSON.parse((await kept(page, 'cartItems')) ?? '')
    expect(items).toEqual([expect.objectContaining({ id: '1', name: 'Shea Butter', count: 0.5 })])
    expect(await kept(page, 'persist:root')).toContain('Shea Butter')
  })
})

describe('4. Order list actions: Decrease, from cards and the detail page', () => {
  test.each(['/arielle-store', '/products/1'])(
    '%s: appears with the first half and goes with the last',
    async (path) => {
      const page = await visit(path)
      expect(await button(page, 'Decrease Shea Butter').count()).toBe(0)
      await add(page, 'Shea Butter').dblclick()
      await button(page, 'Decrease Shea Butter').click()
      await said(page, 'Shea Butter decreased by 0.5')
      await button(page, 'Decrease Shea Butter').click()
      await said(page, 'Shea Butter Removed from order list')
      await button(page, 'Decrease Shea Butter').waitFor({ state: 'detached' })
      await expectInHeader(page, 0)
    },
  )

  test('the button says how much is listed, after its name', async () => {
    const page = await visit('/products/1')
    for (let taps = 0; taps < 3; taps++) await add(page, 'Shea Butter').click()
    await expect
      .poll(() => add(page, 'Shea Butter').ariaSnapshot())
      .toContain('Add Shea Butter to order list')
    const description = await add(page, 'Shea Butter').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${description ?? ''}"]`).textContent()).toBe('1.5 on your order list')
  })

  test('the keyboard stays at the product when the last half goes', async () => {
    const page = await visit('/products/1')
    await expectInHeader(page, 0)
    await add(page, 'Shea Butter').press('Enter')
    await button(page, 'Decrease Shea Butter').press('Enter')
    await expect.poll(() => focused(page)).toContain('Add Shea Butter to order list')
  })

  test.each([320, 390])(
    'at %i pixels, two cards in a row, nothing moves and both buttons suit a finger',
    async (width) => {
      const page = await visit('/arielle-store', { screen: { width, height: 844 } })
      const card = page.getByRole('listitem').filter({ has: add(page, 'Shea Butter') })
      const before = await card.boundingBox()
      await add(page, 'Shea Butter').click()
      await button(page, 'Decrease Shea Butter').waitFor()
      expect(await card.boundingBox()).toEqual(before)
      for (const control of [add(page, 'Shea Butter'), button(page, 'Decrease Shea Butter')]) {
        const { width: wide, height: high } = (await control.boundingBox()) ?? { width: 0, height: 0 }
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(40)
      }
      expect(await excess(page)).toBe(0)
    },
  )
})
