import type { Firestore } from 'firebase-admin/firestore'
import { getDeskItemPath } from '../../domain/site/deskPath'
import { serializeQuote } from '../../domain/quotes/quote'
import { seedDemoPrices } from '../../seed/desk/seedDesk'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { readAndClearInteractionTimings } from '../../packages/browser-and-line-simulator/browse/probeClient'
import { fastLink, slow4G } from '../../packages/browser-and-line-simulator/network/networkLink'
import { delay, tapElement } from '../../packages/browser-and-line-simulator/browse/tapElement'
import { openThrottledTab } from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { type KeyAndTapTimings, measurePresses } from '../measure/measurePresses'
import { repeat } from '../measure/repeat'
import { writeDocuments } from '../writeDocuments'
import { signInAtDesk, type StaffSite, withOpenDesk } from './deskBrowser'
import type { FirestoreTotals } from './firestoreTraffic'
import { type GeneratedSentItem, generateSentItems } from './generateSentItems'
import { waitUntilFirestoreQuiet } from './measureReads'
import { type DeskStack, startDeskStack } from './startDeskStack'
import { writeSentItems } from './writeSentItems'

/** The measurements of a quote of 60 lines, and of a conversation of 50 replies; times in milliseconds. */
export type QuotesResult = {
  quoteKeys: KeyAndTapTimings[]
  threadReads: FirestoreTotals[]
  runs: number
  firestore: string
  chromium: string
}

const lineCount = 60
const replyCount = 50

/** Measures the desk's quotes and conversations with emulators of their own, and 100 other items. */
export async function measureQuotes(
  cleanups: CleanupStack,
  log: (line: string) => void,
  runs: number,
): Promise<QuotesResult> {
  log('Starting the emulators and building the site …')
  const stack = await startDeskStack(cleanups, log)
  const { quoted, discussed } = await stack.withDatabase(storeItems)
  log('A conversation of 50 replies …')
  const staff = await signInAtDesk(stack, await stack.serve(fastLink))
  const threadReads = await repeat(runs, () => measureThreadReads(stack, staff, discussed))
  log('A quote of 60 lines, with the processor slowed down …')
  const slowStaff = await signInAtDesk(stack, await stack.serve(slow4G))
  const quoteKeys = await repeat(runs, () => measureQuoteTyping(stack, slowStaff, quoted))
  const { environment, firestore } = stack
  return { quoteKeys, threadReads, runs, firestore, chromium: environment.browser.version() }
}

async function storeItems(database: Firestore) {
  const { products } = await loadCatalogue()
  await seedDemoPrices(database, products)
  const items = generateSentItems({ requests: 60, enquiries: 40, waiting: 30 }, new Date())
  const [quoted, discussed] = items.filter(
    ({ key, fields }) => key.kind === 'requests' && fields.status === 'new',
  )
  if (!quoted || !discussed) throw new Error('No requests wait.')
  quoted.fields.items = products.slice(0, lineCount).map(({ id }) => `${id}:3`)
  await writeSentItems(database, items)
  await writeDocuments(database, listReplies(discussed))
  return { quoted, discussed }
}

/** A conversation of holding replies, which keep its item waiting; every fifth has a quote of 60 lines. */
function listReplies({ key, fields }: GeneratedSentItem) {
  const quote = serializeQuote({
    lines: Array.from({ length: lineCount }, (_, index) => ({
      ...{ productId: String(index + 1), words: '', halves: 3, kobo: 250_000, mark: 'available' },
    })),
    extras: [],
    note: '',
    validUntil: new Date(Date.now() + 86_400_000),
  })
  const createdAt = fields.createdAt instanceof Date ? fields.createdAt.getTime() : 0
  return Array.from({ length: replyCount }, (_, index) => {
    const kind = index % 5 === 0 ? { kind: 'quote', quote } : { kind: 'holding' }
    return {
      path: `${key.kind}/${key.id}/replies/${String(index).padStart(20, 'R')}`,
      fields: {
        ...{ from: 'staff', uid: 'staff-1', name: 'Sola', channel: 'email', text: `Reply ${index}` },
        ...kind,
        createdAt: new Date(createdAt + index * 1000),
      },
    }
  })
}

/** Opens the inbox, then the item, and returns what Firestore delivered for the item. */
function measureThreadReads(
  stack: DeskStack,
  staff: StaffSite,
  { key }: GeneratedSentItem,
): Promise<FirestoreTotals> {
  return withOpenDesk(stack, staff, { screen: 'wide' }, async ({ page }) => {
    const before = await waitUntilFirestoreQuiet(stack)
    await page
      .locator(`main a[href^="${getDeskItemPath(key)}"]`)
      .first()
      .click()
    await page.getByText(`Reply ${replyCount - 1}`, { exact: true }).waitFor()
    const after = await waitUntilFirestoreQuiet(stack)
    return {
      documents: after.documents - before.documents,
      countQueries: after.countQueries - before.countQueries,
      bytes: after.bytes - before.bytes,
    }
  })
}

// Digits that are added to the prices of the list.
const digits = ['1', '2', '.', '5', '0']
const fieldSteps = [0, 20, 40]
const keyIntervalMs = 200

/** Opens the composer of a quote and types prices, with the processor slowed down four times. */
function measureQuoteTyping(
  stack: DeskStack,
  staff: StaffSite,
  { key }: GeneratedSentItem,
): Promise<KeyAndTapTimings> {
  const openTab: Parameters<typeof withOpenDesk>[2]['openTab'] = async (context) =>
    (await openThrottledTab(context)).page
  return withOpenDesk(stack, staff, { screen: 'phone', openTab }, async ({ page }) => {
    await tapElement(page, page.locator(`main a[href^="${getDeskItemPath(key)}"]`).first())
    await tapElement(page, page.getByRole('button', { name: 'Quote', exact: true }))
    const fields = page.getByRole('list', { name: 'Lines of the quote' }).getByLabel(/^Price of one/)
    await fields.nth(lineCount - 1).waitFor()
    await waitUntilFirestoreQuiet(stack)
    await readAndClearInteractionTimings(page)
    return measurePresses(page, digits.length * fieldSteps.length, async () => {
      for (const step of fieldSteps) {
        await fields.nth(step).focus()
        for (const digit of digits) {
          await page.keyboard.press(digit)
          await delay(keyIntervalMs)
        }
      }
    })
  })
}
