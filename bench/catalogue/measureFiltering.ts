import type { Page } from 'playwright-core'
import { deskCataloguePath } from '../../domain/site/deskPath'
import { deskCatalogueMessages } from '../../domain/messages/desk/catalogue'
import { readPaintTimes, startPaintTimer } from '../../packages/browser-and-line-simulator/browse/probeClient'
import { delay } from '../../packages/browser-and-line-simulator/browse/tapElement'
import { openThrottledTab } from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { type StaffSite, withOpenDesk } from '../desk/deskBrowser'
import { waitUntilFirestoreQuiet } from '../desk/measureReads'
import type { DeskStack } from '../desk/startDeskStack'

/** Where the desk's list of products is, and what selects its rows. */
export const catalogueList = { path: deskCataloguePath, rows: 'main a[data-product-row]' } as const

/** Milliseconds from an input to the paint of the list that it filters. */
export type FilterTimes = { keys: readonly { text: string; ms: number }[]; draftsPress: number }

/** The texts whose last letter is timed: each changes how many products are found. */
export const searchTexts = ['w', 'hib', 'cocon', 'kano b', 'sunrise g', '123']

// The number of products found is directly before the list; other elements of the desk also have the role 'status'.
const countSelector = 'main p[role="status"]:has(+ ul)'
// Longer than the list takes to change, with the processor slowed down.
const settleMs = 1500

/** Opens the desk's list of products and filters it, on a wide screen or on a phone that is four times slower. */
export function measureFiltering(
  stack: DeskStack,
  staff: StaffSite,
  screen: 'phone' | 'wide',
): Promise<FilterTimes> {
  const openTab: Parameters<typeof withOpenDesk>[2]['openTab'] = async (context) =>
    screen === 'phone' ? (await openThrottledTab(context)).page : context.newPage()
  return withOpenDesk(stack, staff, { screen, openTab, ...catalogueList }, async ({ page }) => {
    await waitUntilFirestoreQuiet(stack)
    const keys: { text: string; ms: number }[] = []
    for (const text of searchTexts) keys.push({ text, ms: await measureLastLetter(page, text) })
    return { keys, draftsPress: await measureDraftsPress(page) }
  })
}

async function measureLastLetter(page: Page, text: string): Promise<number> {
  const expected = await searchFor(page, text)
  const shown = await searchFor(page, text.slice(0, -1))
  return measureInput(page, { shown, expected, eventType: 'keydown' }, () =>
    page.keyboard.press(text.slice(-1)),
  )
}

async function measureDraftsPress(page: Page): Promise<number> {
  const shown = await searchFor(page, '')
  const button = page.getByRole('button', { name: deskCatalogueMessages.draftsFilter, exact: true })
  await button.click()
  const expected = await readCount(page)
  await button.click()
  await delay(settleMs)
  return measureInput(page, { shown, expected, eventType: 'pointerup' }, () => button.click())
}

type Change = { shown: string; expected: string; eventType: 'keydown' | 'pointerup' }

async function measureInput(
  page: Page,
  { shown, expected, eventType }: Change,
  act: () => Promise<void>,
): Promise<number> {
  if (shown.includes(expected)) throw new Error(`The list says '${shown}' before and after the input.`)
  await startPaintTimer(page, [{ selector: countSelector, text: expected }], eventType)
  await act()
  const [ms = NaN] = await readPaintTimes(page)
  return ms
}

async function searchFor(page: Page, text: string): Promise<string> {
  await page.getByRole('searchbox', { name: deskCatalogueMessages.searchLabel }).fill(text)
  return readCount(page)
}

async function readCount(page: Page): Promise<string> {
  await delay(settleMs)
  return page.locator(countSelector).innerText()
}
