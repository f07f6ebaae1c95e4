import type { BrowserContext, Page } from 'playwright-core'
import { demoAccounts } from '../../seed/demoAccounts'
import { deskPath } from '../../domain/site/deskPath'
import { routePaths } from '../../domain/site/routePaths'
import {
  measureAppearance,
  readPaintTimes,
} from '../../packages/browser-and-line-simulator/browse/probeClient'
import { delay } from '../../packages/browser-and-line-simulator/browse/tapElement'
import {
  createPhoneContext,
  createWideContext,
  type StoredData,
} from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import type { FirestoreTraffic } from './firestoreTraffic'
import type { DeskStack } from './startDeskStack'

/** Selects a row of the inbox by its link to an item. */
export const rowSelector = `main :is(a[href^="${deskPath}/requests/"], a[href^="${deskPath}/enquiries/"])`

/** A served site with the stored session of a staff member at this site. */
export type StaffSite = { site: ServedSite; session: StoredData }

/**
 * Signs in as the demo account of staff, and returns what the browser has stored then: at the shop, because the desk would
 * keep its documents on the device.
 */
export async function signInAtDesk({ environment }: DeskStack, site: ServedSite): Promise<StaffSite> {
  const account = demoAccounts.find(({ uid }) => uid === 'demo-staff')
  if (account === undefined) throw new Error('There is no demo account of staff.')
  const context = await createWideContext(environment.browser)
  try {
    const page = await context.newPage()
    await page.goto(site.origin + routePaths.login)
    await page.getByLabel('Email', { exact: true }).fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'ENTER' }).click()
    await page.waitForURL((url) => url.pathname !== routePaths.login)
    return { site, session: await context.storageState({ indexedDB: true }) }
  } finally {
    await context.close()
  }
}

/** An open desk, and the time from the start of its navigation to the first paint of a row, in milliseconds. */
export type OpenDesk = { page: Page; firstRowMs: number }

type OpenDeskOptions = {
  screen: 'phone' | 'wide'
  openTab?: (context: BrowserContext) => Promise<Page>
  /** The screen's address, and what selects its rows; by default the inbox. */
  path?: string
  rows?: string
}

/** Opens the desk in a signed-in browser of its own, and calls `callback` when it shows the first row. */
export async function withOpenDesk<Result>(
  { environment, traffic }: DeskStack,
  { site, session }: StaffSite,
  { screen, openTab, path = deskPath, rows = rowSelector }: OpenDeskOptions,
  callback: (desk: OpenDesk) => Promise<Result>,
): Promise<Result> {
  const createContext = screen === 'phone' ? createPhoneContext : createWideContext
  const context = await createContext(environment.browser, session)
  try {
    await measureAppearance(context, { selector: rows, text: '' })
    const page = await (openTab?.(context) ?? context.newPage())
    site.closeConnections()
    traffic.reset()
    await page.goto(site.origin + path)
    const [firstRowMs = NaN] = await readPaintTimes(page)
    const result = await callback({ page, firstRowMs })
    await endLiveQueries(page, traffic)
    return result
  } finally {
    await context.close()
  }
}

const endTimeoutMs = 10_000

/**
 * Ends the live queries of a page by signing out. Google's emulator keeps those of a closed browser and runs each of them
 * again after every write.
 */
async function endLiveQueries(page: Page, traffic: FirestoreTraffic): Promise<void> {
  const deadline = performance.now() + endTimeoutMs
  // Also where a dialog or a scrolled page covers the button.
  await page.getByRole('button', { name: 'Sign Out', includeHidden: true }).dispatchEvent('click')
  while (traffic.openListeners > 0) {
    if (performance.now() > deadline)
      throw new Error(`${traffic.openListeners} live queries of a closed desk did not end.`)
    await delay(100)
  }
}
