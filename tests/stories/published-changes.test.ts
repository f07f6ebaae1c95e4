import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { expectAccessible } from './expectAccessible'
import { getAddButton } from './orderListPage'
import {
  answerWithChanges,
  askAgain,
  builtProducts,
  getBuiltProduct,
  publish,
  recordLayoutShifts,
} from './publishedSnapshot'
import { desktopViewport, getSiteUrl, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()
const screens = [
  ['a phone', phoneViewport],
  ['a computer', desktopViewport],
] as const

const [changed, hidden] = builtProducts.slice(1)
if (!changed || !hidden) throw new Error('The catalogue has too few products.')
const renamed = publish(changed, { name: 'Black Cumin of This Harvest' })
const gone = { id: hidden.id, hidden: true } as const
const butter = getBuiltProduct('Avocado Butter')
const newButter = publish(butter, { id: '990', name: 'Kombo Butter', alsoKnownAs: ['Pycnanthus angolensis'] })

const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getNames = (page: Page) => getCards(page).getByRole('heading').allInnerTexts()
const getMark = (page: Page) => page.getByText('No longer sold')

/** Opens a page on which nothing has been published yet. */
async function open(path: string, screen: { width: number; height: number } = desktopViewport) {
  let readShifts = () => Promise.resolve(0)
  let answer = { set: () => undefined } as Awaited<ReturnType<typeof answerWithChanges>>
  const asked = { path: '' }
  const page = await visit(path, {
    screen,
    fresh: true,
    // The page of a product that no build has is answered with the 404 page here.
    expected: /status of 404/,
    prepare: async (tab) => {
      readShifts = await recordLayoutShifts(tab)
      answer = await answerWithChanges(tab)
      tab.on('response', (response) => {
        if (response.url().endsWith(snapshotPath)) asked.path = snapshotPath
      })
    },
  })
  await page.waitForLoadState('load')
  await expect.poll(() => asked.path).toBe(snapshotPath)
  await page.evaluate(() => document.fonts.ready)
  await readShifts()
  const show = async (...changes: Parameters<typeof answer.set>) => {
    answer.set(...changes)
    await askAgain(page)
  }
  return { page, show, readShifts }
}

describe.each(screens)('What staff publish, on %s,', (_, screen) => {
  test('changes cards in their places and marks hidden products, and nothing moves', async () => {
    const { page, show, readShifts } = await open('/arielle-store', screen)
    const names = await getNames(page)
    await show(renamed, gone, newButter)
    await page.getByRole('heading', { name: renamed.name }).waitFor()
    await getMark(page).waitFor()
    expect(await getNames(page)).toEqual(names.map((name) => (name === changed.name ? renamed.name : name)))
    expect(await getAddButton(page, hidden.name).isVisible()).toBe(false)
    const status = page.getByRole('main').getByRole('status')
    expect(await status.innerText()).toContain(String(builtProducts.length + 1))
    expect(await status.getAttribute('aria-live')).toBe('off')
    expect(await readShifts()).toBe(0)
    await expectAccessible(page)
  })

  test('marks a hidden product on the home page, and nothing moves', async () => {
    const { page, show, readShifts } = await open('/', screen)
    const card = page.locator('article:has(h3 a[href^="/products/"])').first()
    await card.scrollIntoViewIfNeeded()
    const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    await readShifts()
    await show({ id: href.split('/').at(-1) ?? '', hidden: true }, renamed, newButter)
    await card.getByText('No longer sold').waitFor()
    expect(await readShifts()).toBe(0)
  })

  test("changes an open product's page in its place, and marks it when it is hidden", async () => {
    const { page, show, readShifts } = await open(`/products/${butter.id}`, screen)
    await show(publish(butter, { unit: 'litre', description: `${butter.description} Pressed this week.` }))
    await page.getByText('Pressed this week.').waitFor()
    expect(await readShifts()).toBeLessThan(0.05)
    await show({ id: butter.id, hidden: true })
    await getMark(page).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(butter.name)
    expect(await readShifts()).toBe(0)
    await expectAccessible(page)
  })
})

describe('A product that no build has yet', () => {
  test('comes last in the open list, is found by its other names, and has a page', async () => {
    const { page, show } = await open('/arielle-store?category=Butter')
    const names = await getNames(page)
    await show(newButter)
    await page.getByRole('heading', { name: newButter.name }).waitFor()
    expect((await getNames(page)).slice(names.length)).toEqual([newButter.name])
    await page.getByPlaceholder('Search Products').fill('pycnanthus')
    await page.getByRole('heading', { name: /Kombo Butter/ }).waitFor()
    await page
      .getByRole('heading', { name: /Kombo Butter/ })
      .getByRole('link')
      .click()
    await page.getByRole('heading', { level: 1, name: /Kombo Butter/ }).waitFor()
    await getAddButton(page, newButter.name).first().waitFor()
  })

  test('is shown at its address and stays on a stored list and in a shared one', async () => {
    const page = await visit('/products/990', {
      fresh: true,
      expected: /status of 404/,
      prepare: (tab) => answerWithChanges(tab, newButter),
    })
    await page.getByRole('heading', { level: 1, name: /Kombo Butter/ }).waitFor()
    await getAddButton(page, newButter.name).first().click()
    await page.goto('/confirm-list')
    await page.getByRole('heading', { name: newButter.name }).waitFor()
    await page.goto('/confirm-list#list=990:3')
    const offered = page.getByRole('region', { name: /shared/i })
    await expect.poll(() => offered.getByText(newButter.name).isVisible()).toBe(true)
  })
})

test('A hidden product has a page that says so, and is taken off the order list with a message', async () => {
  const { page, show } = await open('/arielle-store')
  await getAddButton(page, hidden.name).first().click()
  await show(gone)
  await page.getByRole('alert').filter({ hasText: 'No longer in our catalogue' }).waitFor()
  await page.getByRole('link', { name: hidden.name, exact: true }).click()
  const title = page.getByRole('heading', { name: 'No Longer Sold' })
  await expect.poll(() => title.isVisible()).toBe(true)
})

test('A hostile snapshot is ignored', async () => {
  let count = 0
  const page = await visit('/arielle-store', {
    fresh: true,
    prepare: (tab) =>
      tab.route(`${getSiteUrl()}${snapshotPath}`, (route) => {
        count += 1
        return route.fulfill({
          contentType: 'application/json',
          body: JSON.stringify({
            version: 1,
            base: '/',
            products: [renamed, { ...renamed, id: '<img src=x>' }],
          }),
        })
      }),
  })
  await expect.poll(() => count).toBe(1)
  await askAgain(page)
  await expect.poll(() => count).toBe(2)
  expect(await getNames(page)).toContain(changed.name)
})
