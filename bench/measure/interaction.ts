import type { Browser, Page } from 'playwright-core'
import { newPhone, slowTab } from '../browse/browser'
import { pause, tap } from '../browse/finger'
import { awaitShown, shownAfter, takeInteractions } from '../browse/probed'
import { untilQuiet } from '../browse/quiet'
import { pages } from '../pages'
import type { Served } from '../serve/serve'

/** What a visitor does in the list, each in milliseconds to the paint that shows it. */
export type Interaction = {
  keys: number[]
  categories: number[]
  button: number
  message: number
  detail: number
}

// An interaction that the browser does not report was painted within this.
const shortestMs = 16
const betweenKeysMs = 200
const betweenTapsMs = 600
const letters = ['c', 'o', 'c', 'o', 'n', 'u', 't']

/** Types, chooses categories and adds a product in one visit to the list, and opens a product in another. */
export async function interact(browser: Browser, site: Served): Promise<Interaction> {
  const { keys, categories, ...added } = await inStore(browser, site, async (page) => ({
    keys: await typing(page),
    categories: await choosing(page),
    ...(await adding(page)),
  }))
  return { keys, categories, ...added, detail: await inStore(browser, site, opening) }
}

/** Does something in the list on a phone that has never been there, when everything has gone quiet. */
export async function inStore<Result>(
  browser: Browser,
  site: Served,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const phone = await newPhone(browser)
  try {
    site.hangUp()
    const page = await slowTab(phone)
    await page.goto(site.origin + pages.store)
    await untilQuiet(page, site.visits)
    return await act(page)
  } finally {
    await phone.close()
  }
}

/** Types a word into the search box and takes it back, key by key. */
export async function typing(page: Page): Promise<number[]> {
  await tap(page, page.getByPlaceholder('Search Products'))
  await pause(betweenTapsMs)
  const keys = [...letters, ...letters.map(() => 'Backspace')]
  return timed(page, keys, async (key) => {
    await page.keyboard.press(key)
    await pause(betweenKeysMs)
  })
}

/** Chooses one category after the other, and all again. */
export async function choosing(page: Page): Promise<number[]> {
  const group = page.getByRole('group', { name: 'Category' })
  return timed(page, ['Butter', 'Oil', 'Soap', 'All'], async (name) => {
    await tap(page, group.getByRole('button', { name, exact: true }))
    await pause(betweenTapsMs)
  })
}

async function adding(page: Page): Promise<{ button: number; message: number }> {
  const add = page.getByRole('button', { name: /^Add .* to order list$/ }).first()
  const name = (await add.innerText()).replaceAll(/\s+/g, ' ').replace(/^Add (.*) to order list$/, '$1')
  await awaitShown(page, [
    { selector: `[aria-label="Decrease ${name}"]`, text: '' },
    { selector: '[role="alert"]', text: name },
  ])
  await tap(page, add)
  const [button = NaN, message = NaN] = await shownAfter(page)
  return { button, message }
}

async function opening(page: Page): Promise<number> {
  const link = page.locator('main article a[href^="/products/"]').filter({ hasText: /\S/ }).first()
  await awaitShown(page, [{ selector: 'h1', text: await link.innerText() }])
  await tap(page, link)
  const [shown = NaN] = await shownAfter(page)
  return shown
}

async function timed<Input>(
  page: Page,
  inputs: Input[],
  act: (input: Input) => Promise<void>,
): Promise<number[]> {
  await takeInteractions(page)
  for (const input of inputs) await act(input)
  const longest = new Map<number, number>()
  for (const { id, ms } of await takeInteractions(page)) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  const reported = [...longest.values()].slice(0, inputs.length)
  return [...reported, ...Array.from({ length: inputs.length - reported.length }, () => shortestMs)]
}
