import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { addCounters, type Counters, isZero, parseCounters } from '../../domain/figures/counters'
import { getItemFigures, type ItemFigures } from '../../domain/figures/itemFigures'
import { getDayDocument, getFigureEntryDocument } from './figureDocuments'
import { hasSameCounters, isSameFigureEntry, parseFigureEntry, toFigureEntryFields } from './figureEntry'
import { findKnownProducts } from './findKnownProducts'
import { readItemsOfDay } from './readItemsOfDay'

type CountedItem = { entryDocument: DocumentReference; figures: ItemFigures }

/**
 * Counts all items of a day again and returns whether its figures were wrong. This is one transaction, so that an item
 * that is sent or answered meanwhile counts once. `now` is in milliseconds.
 */
export async function rebuildDayFigures(firestore: Firestore, date: string, now: number): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const countedItems = await countItemsOfDay(firestore, transaction, date, now)
    const dayDocument = getDayDocument(firestore, date)
    const storedDay = await transaction.get(dayDocument)
    const wrongItems = await findWrongEntries(transaction, countedItems)
    for (const { entryDocument, figures } of wrongItems)
      transaction.set(entryDocument, toFigureEntryFields(figures))
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
  now: number,
): Promise<CountedItem[]> {
  const items = await readItemsOfDay(firestore, transaction, date)
  const isKnownProduct = await findKnownProducts(firestore, items)
  return items.map((item) => ({
    entryDocument: getFigureEntryDocument(firestore, item),
    figures: getItemFigures(item, now, isKnownProduct),
  }))
}

async function findWrongEntries(
  transaction: Transaction,
  countedItems: readonly CountedItem[],
): Promise<CountedItem[]> {
  if (countedItems.length === 0) return []
  const entries = await transaction.getAll(...countedItems.map(({ entryDocument }) => entryDocument))
  return countedItems.filter(({ figures }, index) => {
    const entry = entries[index]
    return entry !== undefined && !isSameFigureEntry(figures, parseFigureEntry(entry))
  })
}
