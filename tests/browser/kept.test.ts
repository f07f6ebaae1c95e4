import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { accountButton, signInFromHeader } from './account'
import { said, saidAsError, useBrowser } from './browser'
import { add, addEach, expectInHeader as expectListed } from './orderList'

const visit = useBrowser()

const item = (id: string, count: unknown = 1) => ({
  id,
  name: `Kept ${id}`,
  category: 'Butter',
  imageURL: '/old.webp',
  count,
})

/** A visit in a browser that kept these texts, and nothing else, before the site's own program runs, which says this. */
async function visitWith(kept: Record<string, string>, message: string) {
  const page = await visit('/about-us')
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    localStorage.clear()
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  // A message does not stand for longer than a slow page may load.
  await Promise.all([said(page, message), page.goto('/arielle-store')])
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
    const page = await visitWith(kept, message)
    await expectListed(page, products)
    await page.reload()
    await expectListed(page, products)
    await add(page, 'Coconut Oil').click()
    await said(page, /^Coconut Oil (?:added|Increased)/)
    expect(await page.getByRole('alert').filter({ hasNotText: 'Coconut Oil' }).count()).toBe(0)
  })
})

/** The store in a browser whose storage refuses what it is given. */
async function visitFull() {
  const page = await visit('/about-us')
  await page.addInitScript(() => {
    localStorage.clear()
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/arielle-store')
  return page
}

/** Closes the messages that stand there, all at once: none can leave by itself in between. */
async function closeMessages(page: Page) {
  await page.getByRole('button', { name: 'close' }).evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
}

describe('What a browser does not keep', () => {
  const warning = 'This browser does not let us keep your list'

  test('the list stands while the page does, and the visitor is told once that it will be lost', async () => {
    const page = await visitFull()
    await add(page, 'Shea Butter').click()
    await Promise.all([saidAsError(page, warning), said(page, 'Shea Butter added to order list')])
    await closeMessages(page)
    await add(page, 'Shea Butter').click()
    await add(page, 'Coconut Oil').click()
    await said(page, 'Coconut Oil added to order list')
    expect(await page.getByRole('alert').filter({ hasText: warning }).count()).toBe(0)
    await expectListed(page, 2)
  })

  test('an empty list does not promise to be kept', async () => {
    const page = await visitFull()
    await page.getByRole('link', { name: /Order List/ }).click()
    const words = page.getByText('Add what you need from any product')
    await expect.poll(() => words.innerText()).toContain(warning)
  })

  test('a browser that keeps the list says nothing of the kind', async () => {
    const page = await visit('/confirm-list')
    await page.getByText('it is kept in this browser until you send it').waitFor()
    await page.goto('/arielle-store')
    await addEach(page, 'Shea Butter', 'Coconut Oil')
    await said(page, 'Coconut Oil added to order list')
    expect(await page.getByRole('alert').filter({ hasText: warning }).count()).toBe(0)
  })
})

describe('Before what was kept is there the header shows nothing that is not so', () => {
  test('neither an empty list nor Login, at any moment', async () => {
    const page = await visit('/arielle-store')
    await signInFromHeader(page, await registeredAccount())
    await page.goto('/arielle-store')
    await addEach(page, 'Shea Butter', 'Coconut Oil')
    await expectListed(page, 2)
    await page.addInitScript(recordHeader)
    await page.reload()
    await accountButton(page).waitFor()
    await expectListed(page, 2)
    const shown = await page.evaluate(() => sessionStorage.getItem('shown') ?? '')
    expect(shown).toContain('2 products')
    expect(shown).not.toMatch(/\b0 products|Login/)
  })
})

/** Notes each state of the header that the page shows, from its first moment. */
function recordHeader() {
  sessionStorage.setItem('shown', '')
  new MutationObserver(() => {
    // Before its styles are there nothing is painted.
    if (getComputedStyle(document.documentElement).getPropertyValue('--forest') === '') return
    const header = document.querySelector('header')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
    sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}\n${header}`)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

describe('Two tabs, one list', () => {
  test('what one tab does the other shows, and halves of both add up', async () => {
    const here = await visit('/arielle-store')
    const there = await here.context().newPage()
    await there.goto('/arielle-store')
    await expectListed(there, 0)
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
