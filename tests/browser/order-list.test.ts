import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, phone, useBrowser } from './browser'

const visit = useBrowser()

const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to order list` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Order List/ })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function expectInHeader(page: Page, text: string) {
  const read = async () => (await header(page).innerText()).replace(/\s+/g, ' ')
  await expect.poll(read).toBe(`Order List ${text}`)
}

/** The list's names and counts, from top to bottom. */
function listed(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((all) =>
    all.map(
      (row) =>
        `${row.querySelector('h2')?.textContent ?? ''}: ${row.querySelector('output')?.lastChild?.textContent ?? ''}`,
    ),
  )
}

describe('Order list: adding', () => {
  test('from a card, twice, says what happened and counts products in the header', async () => {
    const page = await visit('/arielle-store')
    await expectInHeader(page, '0 products')
    await add(page, 'Shea Butter').click()
    await said(page, 'Shea Butter added to order list')
    await add(page, 'Shea Butter').click()
    await said(page, 'Shea Butter Increased by 0.5')
    await expectInHeader(page, '1 product')
    await add(page, 'Coconut Oil').click()
    await expectInHeader(page, '2 products')
    expect(address(page)).toBe('/arielle-store')
  })

  test('from the detail page, under a finger', async () => {
    const page = await visit('/products/2', { screen: phone })
    await add(page, 'Coconut Oil').tap()
    await said(page, 'Coconut Oil added to order list')
    await header(page).tap()
    await expect.poll(() => listed(page)).toEqual(['Coconut Oil: 0.5'])
  })

  test('survives a reload, at once and on another page', async () => {
    const page = await visit('/arielle-store')
    await add(page, 'Shea Butter').click()
    await page.reload()
    await expectInHeader(page, '1 product')
    await page.goto('/about-us')
    await expectInHeader(page, '1 product')
    const items: unknown = JSON.parse((await kept(page, 'cartItems')) ?? '')
    expect(items).toEqual([expect.objectContaining({ id: '1', name: 'Shea Butter', count: 0.5 })])
    expect(await kept(page, 'persist:root')).toContain('Shea Butter')
  })
})

describe('Confirm list', () => {
  async function visitList() {
    const page = await visit('/arielle-store')
    for (const name of ['Shea Butter', 'Shea Butter', 'Coconut Oil']) await add(page, name).click()
    await header(page).click()
    await page.getByRole('heading', { level: 1, name: 'CONFIRM ORDER LIST' }).waitFor()
    await expect.poll(() => listed(page)).toEqual(['Shea Butter: 1', 'Coconut Oil: 0.5'])
    return page
  }

  test("has the title 'Confirm List' and leads to the request page", async () => {
    const page = await visitList()
    await expect.poll(() => page.title()).toBe('Confirm List')
    await page.getByRole('main').getByRole('link', { name: 'Request Product(s)' }).click()
    await expect.poll(() => address(page)).toBe('/request-a-quote')
  })

  test('increases, decreases, and decreases 0.5 away', async () => {
    const page = await visitList()
    await button(page, 'Increase Coconut Oil').click()
    await said(page, 'Coconut Oil Increased by 0.5')
    await button(page, 'Decrease Shea Butter').click()
    await said(page, 'Shea Butter decreased by 0.5')
    await expect.poll(() => listed(page)).toEqual(['Shea Butter: 0.5', 'Coconut Oil: 1'])
    await button(page, 'Decrease Shea Butter').click()
    await said(page, 'Shea Butter Removed from order list')
    await expect.poll(() => listed(page)).toEqual(['Coconut Oil: 1'])
    await expectInHeader(page, '1 product')
  })

  test('what is removed stays removed, though cartItems is not written', async () => {
    const page = await visitList()
    const before = await kept(page, 'cartItems')
    await button(page, 'Remove Shea Butter').click()
    await said(page, 'Shea Butter Removed from order list')
    expect(await kept(page, 'cartItems')).toBe(before)
    await page.reload()
    await expect.poll(() => listed(page)).toEqual(['Coconut Oil: 0.5'])
  })

  test('cleared, it says so and leads back to the store', async () => {
    const page = await visitList()
    await button(page, 'Clear List').click()
    await said(page, 'List Cleared')
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectInHeader(page, '0 products')
    expect(await kept(page, 'cartItems')).toBe('[]')
    await page.getByRole('main').getByRole('link', { name: 'Visit Products' }).click()
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test('the keyboard keeps its place when its row goes', async () => {
    const page = await visitList()
    await button(page, 'Remove Shea Butter').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => listed(page)).toEqual(['Coconut Oil: 0.5'])
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Coconut Oil')
  })

  test.each([320, 390, 600, 768, 1440])('at %i pixels it does not scroll sideways', async (width) => {
    const page = await visitList()
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
  })
})

describe('What a browser kept is parsed', () => {
  /** Opens the list in a browser that kept this text and nothing else. */
  async function visitWith(cartItems: string) {
    const page = await visit('/about-us')
    // What this page has not written yet it would write when it is left, over what the next one finds.
    await page.waitForFunction(() => localStorage.getItem('persist:root'))
    await page.evaluate((text) => {
      localStorage.clear()
      localStorage.setItem('cartItems', text)
    }, cartItems)
    await page.goto('/confirm-list')
    await page.getByRole('heading', { level: 1, name: 'CONFIRM ORDER LIST' }).waitFor()
    return page
  }

  test.each([
    ['no JSON', '{{{'],
    ['a list of nothing we know', JSON.stringify([null, 'x', { id: 'toString', count: 1 }])],
    ['a product that is not in the catalogue', JSON.stringify([foreign('999', 1)])],
    ['a count that is none', JSON.stringify([foreign('1', 0.3)])],
  ])('%s leaves an empty list that works', async (_, cartItems) => {
    const page = await visitWith(cartItems)
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectInHeader(page, '0 products')
  })

  test('a known product comes back with the name and picture of today', async () => {
    const page = await visitWith(JSON.stringify([foreign('1', 2.5)]))
    await expect.poll(() => listed(page)).toEqual(['Shea Butter: 2.5'])
  })

  function foreign(id: string, count: number) {
    return { id, name: 'Of old', category: 'Butter', imageURL: '/gone.webp', count }
  }
})

test('a browser that forbids storage keeps the list while the page stands', async () => {
  const page = await (await visit('/about-us')).context().newPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/arielle-store')
  await add(page, 'Shea Butter').click()
  await header(page).click()
  await expect.poll(() => listed(page)).toEqual(['Shea Butter: 0.5'])
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('insecure')
})
