import type { BrowserContext, Page } from 'playwright-core'
import { demoAccounts } from '../../seed/demoAccounts'
import { deskPath } from '../../web/domain/site/deskPath'
import { measureAppearance, readPaintTimes } from '../browse/probeClient'
import { createPhoneContext, createWideContext, type StoredData } from '../browse/throttledBrowser'
import type { ServedSite } from '../serve/serveSite'
import type { DeskStack } from './startDeskStack'

/** Selects a row of the inbox by its link to an item. */
export const rowSelector = `main :is(a[href^="${deskPath}/requests/"], a[href^="${deskPath}/enquiries/"])`

/** A served site with the stored session of a staff member at this site. */
export type StaffSite = { site: ServedSite; session: StoredData }

/** Signs in at the desk as the demo account of staff, and returns what the browser has stored then. */
export async function signInAtDesk({ environment }: DeskStack, site: ServedSite): Promise<StaffSite> {
  const account = demoAccounts.find(({ uid }) => uid === 'demo-staff')
  if (account === undefined) throw new Error('There is no demo account of staff.')
  const context = await createWideContext(environment.browser)
  try {
    const page = await context.newPage()
    await page.goto(site.origin + deskPath)
    await page.getByLabel('Email', { exact: true }).fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    return { site, session: await context.storageState({ indexedDB: true }) }
  } finally {
    await context.close()
  }
}

/** An open desk, and the time from the start of its navigation to the first paint of a row, in milliseconds. */
export type OpenDesk = { page: Page; firstRowMs: number }

/** Opens the desk in a signed-in browser of its own, and calls `callback` when it shows the first row. */
export async function withOpenDesk<Result>(
  { environment, traffic }: DeskStack,
  { site, session }: StaffSite,
  { screen, openTab }: { screen: 'phone' | 'wide'; openTab?: (context: BrowserContext) => Promise<Page> },
  callback: (desk: OpenDesk) => Promise<Result>,
): Promise<Result> {
  const createContext = screen === 'phone' ? createPhoneContext : createWideContext
  const context = await createContext(environment.browser, session)
  try {
    await measureAppearance(context, { selector: rowSelector, text: '' })
    const page = await (openTab?.(context) ?? context.newPage())
    site.closeConnections()
    traffic.reset()
    await page.goto(site.origin + deskPath)
    const [firstRowMs = NaN] = await readPaintTimes(page)
    const result = await callback({ page, firstRowMs })
    await signOut(page)
    return result
  } finally {
    await context.close()
  }
}

// The emulator keeps the listeners of a closed browser for a while, and evaluates them with each write.
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Staff Sign-In' }).waitFor()
}
