import type { Browser, Page } from 'playwright-core'
import { newPhone, slowTab } from '../browse/browser'
import { tap } from '../browse/finger'
import { awaitShown, shownAfter } from '../browse/probed'
import { untilQuiet } from '../browse/quiet'
import { pages } from '../pages'
import type { Served } from '../serve/serve'
import { choosing, type Presses, type Settle, typing } from './pressing'

/** What a visitor does in the list, each in milliseconds to the paint that shows it. */
export type Interaction = {
  keys: Presses
  categories: Presses
  button: number
  message: number
  detail: number
}

/** Types, chooses categories and adds a product in one visit to the list, and opens a product in another. */
export async function interact(browser: Browser, site: Served): Promise<Interaction> {
  const inFirst = await inStore(browser, site, async (page, settle) => ({
    keys: await typing(page, settle),
    categories: await choosing(page),
    ...(await adding(page)),
  }))
  return { ...inFirst, detail: await inStore(browser, site, opening) }
}

/** Does something in the list on a phone that has never been there, when everything has gone quiet. */
export async function inStore<Result>(
  browser: Browser,
  site: Served,
  act: (page: Page, settle: Settle) => Promise<Result>,
): Promise<Result> {
  const phone = await newPhone(browser)
  try {
    site.hangUp()
    const { page } = await slowTab(phone)
    await page.goto(site.origin + pages.store)
    await untilQuiet(page, site.visits)
    return await act(page, () => untilQuiet(page, site.visits))
  } finally {
    await phone.close()
  }
}

async function adding(page: Page): Promise<{ button: number; message: number }> {
  const add = page.getByRole('button', { name: /^Add .* to order list$/ }).first()
  const words = (await add.innerText()).replaceAll(/\s+/g, ' ')
  const name = words.replace(/^Add (.*) to order list$/, '$1')
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
