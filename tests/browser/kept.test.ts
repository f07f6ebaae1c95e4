import { describe, expect, test } from 'vitest'
import { said, useBrowser } from './browser'
import { add, addEach, expectInHeader as expectListed } from './orderList'

const visit = useBrowser()

const item = (id: string, count: unknown = 1) => ({
  id,
  name: `Kept ${id}`,
  category: 'Butter',
  imageURL: '/old.webp',
  count,
})

/** A visit in a browser that kept these texts, and nothing else, before the site's own program runs. */
async function visitWith(kept: Record<string, string>) {
  const page = await visit('/about-us')
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    localStorage.clear()
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await page.goto('/arielle-store')
  return page
}

const root = (cartItems: unknown) => ({
  'persist:root': JSON.stringify({ cart: JSON.stringify({ cartItems }) }),
})

describe('What a browser kept: the site starts, keeps what is valid and says what it dropped', () => {
  test.each([
    ['broken JSON', { 'persist:root': '{{{' }, 0, 'could not be read, so it starts empty'],
    ['a list of the wrong type', { cartItems: '{"a":1}' }, 0, 'could not be read, so it starts empty'],
    [
      'a broken store beside a sound copy',
      { 'persist:root': '{{{', cartItems: JSON.stringify([item('1')]) },
      1,
      'Of your order list 1 product was kept',
    ],
    [
      'negative, non-half and wordy counts',
      root([item('1'), item('2', -1), item('3', 0.3), item('4', 'many')]),
      1,
      '3 entries of your order list could not be read and had to be left out; 1 product was kept',
    ],
    ['an unknown product', root([item('1'), item('99998')]), 1, 'taken off your order list: Kept 99998'],
    [
      'ten thousand entries',
      root(Array.from({ length: 10_000 }, (_, index) => item(String((index % 107) + 1)))),
      107,
      '9893 entries of your order list could not be read and had to be left out; 107 products were kept',
    ],
  ])('%s', async (_, kept, products, message) => {
    const page = await visitWith(kept)
    await said(page, message)
    await expectListed(page, products)
    await page.reload()
    await expectListed(page, products)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('a storage that is full keeps the list while the page stands', async () => {
    const page = await visit('/about-us')
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/arielle-store')
    await add(page, 'Shea Butter').click()
    await add(page, 'Shea Butter').click()
    await said(page, 'Shea Butter Increased by 0.5')
    await expectListed(page, 1)
  })
})

describe('Two tabs, one list', () => {
  test('what one tab does the other shows, and halves of both add up', async () => {
    const here = await visit('/arielle-store')
    const there = await here.context().newPage()
    await there.goto('/arielle-store')
    for (const tab of [here, there, there, here]) await addEach(tab, 'Shea Butter')
    await addEach(there, 'Coconut Oil')
    await expectListed(here, 2)
    await here.goto('/confirm-list')
    await expect
      .poll(() => here.evaluate(() => localStorage.getItem('persist:root')))
      .toMatch(/Shea Butter.{0,120}count\W+2\D/)
    await here.getByRole('button', { name: 'Remove Shea Butter' }).click()
    await expectListed(there, 1)
  })
})
