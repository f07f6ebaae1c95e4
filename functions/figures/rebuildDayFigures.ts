import {
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
  FieldPath,
  Timestamp,
} from 'firebase-admin/firestore'
import { addCounters, type Counters, isZero, parseCounters } from '../../domain/figures/counters'
import { getItemFigures, type ItemFigures } from '../../domain/figures/itemFigures'
import { countStoredQuote, type CountingMoment } from './countStoredQuote'
import {
  getDayDocument,
  getFigureEntryDocument,
  hasSameCounters,
  isSameFigureEntry,
  parseFigureEntry,
  setFigureEntry,
} from './figureEntry'
import { getFiguresDateStart } from '../../domain/figures/figuresDate'
import { dayMs } from '../../domain/site/lagosTime'
import { type SentItem, type SentItemKind, sentItemKinds } from '../../domain/sent-items/sentItem'
import { readInPages } from '../firestoreReads'
import { readRequestedProducts } from '../sent-items/readRequestedProducts'
import { parseSentItemFields } from '../sent-items/readSentItem'

type CountedItem = { entry: DocumentSnapshot; figures: ItemFigures }

/**
 * Counts all items of a day again and returns whether its figures were wrong. This is one transaction, so that an item
 * that is sent or answered meanwhile counts once. */
export async function rebuildDayFigures(
  firestore: Firestore,
  date: string,
  moment: CountingMoment,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const countedItems = await countItemsOfDay(firestore, transaction, date, moment)
    const dayDocument = getDayDocument(firestore, date)
    const storedDay = await transaction.get(dayDocument)
    for (const { entry, figures } of countedItems)
      if (!isSameFigureEntry(figures, parseFigureEntry(entry))) setFigureEntry(transaction, entry, figures)
    const sum = countedItems.reduce<Counters>(
      (total, { figures }) => addCounters(total, figures.counters),
      {},
    )
    if (hasSameCounters(sum, parseCounters(storedDay.data()))) return false
    if (isZero(sum)) transaction.delete(dayDocument)
    else transaction.set(dayDocument, sum)
    return true
  })
}

async function countItemsOfDay(
  firestore: Firestore,
  transaction: Transaction,
  date: string,
  { now, calendar }: CountingMoment,
): Promise<CountedItem[]> {
  const items = await readItemsOfDay(firestore, transaction, date)
  // Made-up numbers would fill a day's document, which has 1 MiB.
  const products = await readRequestedProducts(firestore, items, now)
  if (items.length === 0) return []
  const entries = await transaction.getAll(...items.map((item) => getFigureEntryDocument(firestore, item)))
  const counted: CountedItem[] = []
  for (const [index, item] of items.entries()) {
    const entry = entries[index]
    if (!entry) continue
    const quotes = await countStoredQuote(firestore, transaction, item, entry, calendar)
    const figures = getItemFigures(item, now, { isKnownProduct: (id) => products.has(id), quotes, calendar })
    counted.push({ entry, figures })
  }
  return counted
}

/** Reads all items that were sent on a date, in a transaction. */
async function readItemsOfDay(
  firestore: Firestore,
  transaction: Transaction,
  date: string,
): Promise<SentItem[]> {
  const items: SentItem[] = []
  for (const kind of sentItemKinds) {
    const query = queryItemsOfDay(firestore, kind, getFiguresDateStart(date))
    for await (const document of readInPages(query, (page) => transaction.get(page))) {
      const item = parseSentItemFields({ kind, id: document.id }, document.data())
      if (item) items.push(item)
    }
  }
  return items
}

function queryItemsOfDay(firestore: Firestore, kind: SentItemKind, startMs: number) {
  return firestore
    .collection(kind)
    .where('createdAt', '>=', Timestamp.fromMillis(startMs))
    .where('createdAt', '<', Timestamp.fromMillis(startMs + dayMs))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
}
