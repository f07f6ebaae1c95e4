import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { addCounters, type Counters, isZero, parseCounters } from '../../domain/figures/counters'
import type { ItemFigures } from '../../domain/figures/itemFigures'

/** What a sent item counted for last, as a document of `figureEntries`. */
export type FigureEntry = Pick<ItemFigures, 'counters' | 'lateAt'>

/** Parses what an item counted for last; nothing if it was never counted. */
export function parseFigureEntry(snapshot: DocumentSnapshot): FigureEntry {
  const lateAt: unknown = snapshot.get('lateAt')
  return {
    counters: parseCounters(snapshot.get('counters')),
    lateAt: lateAt instanceof Timestamp ? lateAt.toMillis() : null,
  }
}

/** The fields of a document of `figureEntries`. */
export function toFigureEntryFields({ counters, lateAt }: FigureEntry) {
  return { counters, lateAt: lateAt === null ? null : Timestamp.fromMillis(lateAt) }
}

/** Whether an item counts for the same as before. */
export function isSameFigureEntry(first: FigureEntry, second: FigureEntry): boolean {
  return first.lateAt === second.lateAt && hasSameCounters(first.counters, second.counters)
}

/** Whether two trees have the same counters. */
export function hasSameCounters(first: Counters, second: Counters): boolean {
  return isZero(addCounters(first, second, -1))
}
