import { error as logError } from 'firebase-functions/logger'
import { FieldValue, type Firestore, type Transaction, Timestamp } from 'firebase-admin/firestore'
import { addCounters, type Counters, getCounters, isZero } from '../../domain/figures/counters'
import { getItemFigures } from '../../domain/figures/itemFigures'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { readRequestedProducts } from '../sent-items/readRequestedProducts'
import { parseSentItemFields } from '../sent-items/readSentItem'
import { readShopSettings } from '../settings/readShopSettings'
import { countStoredQuote, type CountingMoment } from './countStoredQuote'
import {
  getDayDocument,
  getFigureEntryDocument,
  isSameFigureEntry,
  parseFigureEntry,
  setFigureEntry,
  parseFigureEntryId,
} from './figureEntry'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/**
 * Counts a sent item as it is now, in place of what it counted for last. An event that comes twice, late or in another
 * order therefore changes nothing. A deleted item keeps what it counted for. `now` is in milliseconds.
 */
export async function updateItemFigures(firestore: Firestore, key: SentItemKey, now: number): Promise<void> {
  const { calendar } = await readShopSettings(firestore)
  await countItem(firestore, key, { now, calendar })
}

function countItem(firestore: Firestore, key: SentItemKey, moment: CountingMoment): Promise<void> {
  return firestore.runTransaction((transaction) => countInTransaction(firestore, transaction, key, moment))
}

async function countInTransaction(
  firestore: Firestore,
  transaction: Transaction,
  key: SentItemKey,
  { now, calendar }: CountingMoment,
): Promise<void> {
  const entryDocument = getFigureEntryDocument(firestore, key)
  const [stored, storedEntry] = await Promise.all([
    transaction.get(firestore.collection(key.kind).doc(key.id)),
    transaction.get(entryDocument),
  ])
  const item = parseSentItemFields(key, stored.data())
  if (!item) {
    // Nothing makes it late any more, and each run would find it again.
    if (storedEntry.get('lateAt')) transaction.update(entryDocument, { lateAt: null })
    return
  }
  const entry = parseFigureEntry(storedEntry)
  // The products of an item never change, so an entry that has counted it names those that are in the catalogue.
  const products = isZero(entry.counters)
    ? await readRequestedProducts(firestore, [item], now)
    : new Map(Object.entries(getCounters(entry.counters, 'products')))
  const quotes = await countStoredQuote(firestore, transaction, item, storedEntry, calendar)
  const isKnownProduct = (id: string) => products.has(id)
  const figures = getItemFigures(item, now, { isKnownProduct, quotes, calendar })
  if (isSameFigureEntry(figures, entry)) return
  const difference = addCounters(figures.counters, entry.counters, -1)
  transaction.set(getDayDocument(firestore, figures.date), toIncrements(difference), { merge: true })
  setFigureEntry(transaction, storedEntry, figures)
}

function toIncrements(counters: Counters): Record<string, unknown> {
  const entries = Object.entries(counters).filter(([, value]) => !isZero(value))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' ? FieldValue.increment(value) : toIncrements(value),
    ]),
  )
}

// One run of the schedule counts at most this many items. The next run continues.
const maxItems = 300

/** Counts items without an answer as late once they are: no event tells that time has passed. `now` is in milliseconds. */
export async function updateLateFigures(firestore: Firestore, now: number): Promise<void> {
  const lateEntries = await firestore
    .collection(firestoreCollectionNames.figureEntries)
    .where('lateAt', '<', Timestamp.fromMillis(now))
    .orderBy('lateAt')
    .limit(maxItems)
    .get()
  const { calendar } = await readShopSettings(firestore)
  // One after the other: items of one day would wait for each other, because they change one document.
  for (const { id } of lateEntries.docs) {
    const key = parseFigureEntryId(id)
    if (!key) continue
    await countItem(firestore, key, { now, calendar }).catch((error: unknown) => {
      logError('An item could not be counted as late', {
        ...key,
        name: error instanceof Error ? error.name : '',
      })
    })
  }
}
