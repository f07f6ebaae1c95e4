import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { signInAndReturnToStore } from './accountListSync'
import { getAccountButton } from './authScreens'
import {
  addProductsToOrderList,
  expectHeaderProductCount,
  getAddButton,
  getHeaderListLink,
  getLocalStorageItem,
} from './orderListPage'
import { makeLocalStorageThrow, seedLocalStorage } from './pageStorage'
import { closeToasts, setUpBrowser, waitForAlert, waitForErrorToast } from './setUpBrowser'

const visit = setUpBrowser()

const item = (id: string, count: unknown = 1) => ({
  id,
  name: `Kept ${id}`,
  category: 'Butter',
  imageURL: '/old.webp',
  count,
})

/** Opens the store with these texts in localStorage, and waits for the message about them. */
async function visitWithStored(texts: Record<string, string>, message: string) {
  let alert: Promise<void> | undefined
  const page = await visit('/arielle-store', {
    prepare: async (tab) => {
      await seedLocalStorage(tab, texts)
      // The toast may close before a slow page has loaded.
      alert = waitForAlert(tab, message)
    },
  })
  await alert
  return page
}

const root = (cartItems: unknown) => ({
  'persist:root': JSON.stringify({ cart: JSON.stringify({ cartItems }) }),
})

// tests/app/store.test.ts and tests/domain/order-list/storedList.test.ts have every kind of damage.
describe('a damaged order list', () => {
  test.each([
    [
      'a broken store beside a sound copy',
      { 'persist:root': '{{{', cartItems: JSON.stringify([item('1')]) },
      1,
      'Your list still has 1 product. Please check it.',
    ],
    [
      'a store of another shape beside a sound copy',
      { 'persist:root': '[1]', cartItems: JSON.stringify([item('1'), item('2')]) },
      2,
      'Your list still has 2 products. Please check it.',
    ],
    [
      'ninety unknown products',
      root([item('1'), ...Array.from({ length: 90 }, (_, index) => item(String(index + 50_000)))]),
      1,
      'Kept 50000, Kept 50001, Kept 50002 and 87 more. We took them off your list and kept everything else.',
    ],
    [
      'negative, non-half and wordy counts',
      root([item('1'), item('2', -1), item('3', 0.3), item('4', 'many')]),
      1,
      "We couldn't read 3 entries of your order list and had to leave them out. Your list still has 1 product.",
    ],
    [
      'an unknown product',
      root([item('1'), item('99998')]),
      1,
      'No longer in our catalogue: Kept 99998. We took it off your list',
    ],
    [
      'ten thousand entries',
      root(Array.from({ length: 10_000 }, (_, index) => item(String((index % 107) + 1)))),
      107,
      "We couldn't read 9893 entries of your order list and had to leave them out. Your list still has 107 products.",
    ],
  ])('with %s keeps what is valid and says once what it dropped', async (_, texts, products, message) => {
    const page = await visitWithStored(texts, message)
    await expectHeaderProductCount(page, products)
    await page.reload()
    await expectHeaderProductCount(page, products)
    await getAddButton(page, 'Coconut Oil').click()
    await waitForAlert(page, /^Coconut Oil (?:added|Increased)/)
    expect(await page.getByRole('alert').filter({ hasNotText: 'Coconut Oil' }).count()).toBe(0)
  })
})

describe('a full storage', () => {
  const warning = "This browser can't save your list"

  test('keeps the list while the page is open, and warns once and on the empty list page', async () => {
    const page = await visit('/arielle-store', { prepare: (tab) => makeLocalStorageThrow(tab, 'full') })
    await getHeaderListLink(page).click()
    const emptyText = page.getByText('Add what you need from our products')
    await expect.poll(() => emptyText.innerText()).toContain(warning)
    await page.goBack()
    await getAddButton(page, 'Shea Butter').click()
    await Promise.all([
      waitForErrorToast(page, warning),
      waitForAlert(page, 'Shea Butter added to order list'),
    ])
    await closeToasts(page)
    await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil')
    await waitForAlert(page, 'Coconut Oil added to order list')
    expect(await page.getByRole('alert').filter({ hasText: warning }).count()).toBe(0)
    await expectHeaderProductCount(page, 2)
  })

  test('is the only reason for the warning', async () => {
    const page = await visit('/confirm-list')
    await page.getByText('Your list stays in this browser.').waitFor()
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil')
    await waitForAlert(page, 'Coconut Oil added to order list')
    expect(await page.getByRole('alert').filter({ hasText: warning }).count()).toBe(0)
  })
})

test('the header never shows an empty list or Login before the stored state is restored', async () => {
  const page = await visit('/arielle-store')
  await signInAndReturnToStore(page, await registerTestAccount())
  await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil')
  await expectHeaderProductCount(page, 2)
  await page.addInitScript(recordHeader)
  await page.reload()
  await getAccountButton(page).waitFor()
  await expectHeaderProductCount(page, 2)
  const shown = await page.evaluate(() => sessionStorage.getItem('shown') ?? '')
  expect(shown).toContain('2 products')
  expect(shown).not.toMatch(/\b0 products|Login/)
})

/** Records each text of the header from the start of the page. */
function recordHeader() {
  sessionStorage.setItem('shown', '')
  new MutationObserver(() => {
    // Nothing is painted before the styles have loaded.
    if (getComputedStyle(document.documentElement).getPropertyValue('--forest') === '') return
    const header = document.querySelector('header')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
    sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}\n${header}`)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('two tabs show the same list, and add up what both add', async () => {
  const firstTab = await visit('/arielle-store')
  const secondTab = await firstTab.context().newPage()
  await secondTab.goto('/arielle-store')
  await expectHeaderProductCount(secondTab, 0)
  for (const tab of [firstTab, secondTab, secondTab, firstTab])
    await addProductsToOrderList(tab, 'Shea Butter')
  await addProductsToOrderList(secondTab, 'Coconut Oil')
  await expectHeaderProductCount(firstTab, 2)
  await firstTab.goto('/confirm-list')
  await expect
    .poll(() => getLocalStorageItem(firstTab, 'persist:root'))
    .toMatch(/Shea Butter.{0,120}count\W+2\D/)
  await firstTab.getByRole('button', { name: 'Remove Shea Butter' }).click()
  await expectHeaderProductCount(secondTab, 1)
})
