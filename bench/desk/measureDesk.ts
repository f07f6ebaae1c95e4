import { join } from 'node:path'
import { seedReplyTemplates } from '../../seed/desk/seedDesk'
import { buildProductionSite } from '../buildProductionSite'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { repeat } from '../measure/repeat'
import { fastLink, slow4G } from '../../packages/browser-and-line-simulator/network/networkLink'
import { signInAtDesk } from './deskBrowser'
import type { FirestoreTotals } from './firestoreTraffic'
import { generateSentItems, type SentItemCounts } from './generateSentItems'
import { measureArrivals } from './measureArrivals'
import { type FirstLoad, measureFirstLoad } from './measureFirstLoad'
import { measureOpening } from './measureOpening'
import { measureReads } from './measureReads'
import { measureScriptBytes } from './measureScriptBytes'
import { type FirstSearch, measureFirstSearch, type Search } from './measureSearch'
import { type DeskStack, startDeskStack } from './startDeskStack'
import { writeSentItems } from './writeSentItems'

/** The measurements of the desk with 10,000 items, unless a name says otherwise; times in milliseconds. */
export type DeskResult = {
  reads: FirestoreTotals[]
  readsWithManyWaiting: FirestoreTotals[]
  openings: { few: number[]; many: number[] }
  arrivals: number[]
  firstLoads: FirstLoad[]
  scriptBytes: number
  searches: { oldest: FirstSearch[]; common: FirstSearch[] }
  runs: number
  firestore: string
  chromium: string
}

const fewItems: SentItemCounts = { requests: 60, enquiries: 40, waiting: 30 }
const manyItems: SentItemCounts = { requests: 6000, enquiries: 4000, waiting: 30 }
const manyWaiting: SentItemCounts = { ...manyItems, waiting: 400 }

/** Measures the desk with emulators of its own. */
export async function measureDesk(
  cleanups: CleanupStack,
  log: (line: string) => void,
  runs: number,
): Promise<DeskResult> {
  log('Starting the emulators and building the site …')
  const stack = await startDeskStack(cleanups, log)
  const staff = await signInAtDesk(stack, await stack.serve(fastLink))
  log('The desk with 100 items …')
  await storeItems(stack, fewItems)
  const few = await measureOpening(stack, staff, runs)
  log('The desk with 10,000 items, 30 of them waiting …')
  await storeItems(stack, manyItems)
  const reads = await repeat(runs, () => measureReads(stack, staff))
  const many = await measureOpening(stack, staff, runs)
  log('20 new requests, one after another …')
  const arrivals = await measureArrivals(stack, staff)
  log('A first search …')
  const searches = {
    oldest: await repeat(runs, () => measureFirstSearch(stack, staff, oldestItem)),
    common: await repeat(runs, () => measureFirstSearch(stack, staff, commonWords)),
  }
  log('The desk over Slow 4G, with the processor slowed down …')
  const firstLoads = await measureOnSlowLink(stack, runs)
  log('The desk with 10,000 items, 400 of them waiting …')
  await storeItems(stack, manyWaiting)
  const readsWithManyWaiting = await repeat(runs, () => measureReads(stack, staff))
  return {
    ...{ reads, readsWithManyWaiting, openings: { few, many }, arrivals, searches, firstLoads },
    scriptBytes: await measureProductionScripts(stack, firstLoads, log),
    ...{ runs, firestore: stack.firestore, chromium: stack.environment.browser.version() },
  }
}

async function measureOnSlowLink(stack: DeskStack, runs: number): Promise<FirstLoad[]> {
  const staff = await signInAtDesk(stack, await stack.serve(slow4G))
  return repeat(runs, () => measureFirstLoad(stack, staff))
}

const oldestSender = 'Zephyrine Quaicoe'
const oldestItem: Search = { text: oldestSender, summary: '1 found.' }

// Thousands of items have these words, so the search reads as many as it may.
const commonWords: Search = { text: 'shea butter', summary: 'The newest ' }

async function storeItems({ withDatabase, clearDatabase }: DeskStack, counts: SentItemCounts): Promise<void> {
  await clearDatabase()
  const items = generateSentItems(counts, new Date())
  Object.assign(items.at(-1)?.fields ?? {}, { name: oldestSender })
  await withDatabase(async (database) => {
    await seedReplyTemplates(database)
    await writeSentItems(database, items)
  })
}

async function measureProductionScripts(
  { environment }: DeskStack,
  firstLoads: readonly FirstLoad[],
  log: (line: string) => void,
): Promise<number> {
  log('Building the production site …')
  const folder = join(environment.folder, 'production')
  await buildProductionSite(folder, environment.cleanups)
  return measureScriptBytes(folder, firstLoads.at(-1)?.scripts ?? [])
}
