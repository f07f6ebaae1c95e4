import type { Firestore } from 'firebase-admin/firestore'
import { hasSameCounters } from '../../functions/figures/figureEntry'
import { toPlainFields } from '../../functions/firestoreReads'
import { addCounters, type Counters, parseCounters } from '../../domain/figures/counters'
import { getItemFigures } from '../../domain/figures/itemFigures'
import { defaultCalendar } from '../../domain/opening-hours/calendar'
import { parseSentItem } from '../../domain/sent-items/sentItem'
import type { ArrivingItems } from './arrivingItems'

/** How many days' figures differ from what the items count for, and how many items lack the time of their answer. */
export async function countWrongFigures(
  firestore: Firestore,
  items: ArrivingItems,
): Promise<{ days: number; wrongDays: number; wrongAnswerTimes: number }> {
  const expected = new Map<string, Counters>()
  let wrongAnswerTimes = 0
  for (const { key, versions } of items.list()) {
    const stored = toPlainFields((await firestore.collection(key.kind).doc(key.id).get()).data())
    const item = parseSentItem(key, stored)
    const answeredAt = versions[1]?.updatedAt
    if (!item || !isSameTime(stored.answeredAt, answeredAt)) wrongAnswerTimes += 1
    if (!item) continue
    const { date, counters } = getItemFigures(item, Date.now(), {
      isKnownProduct: () => true,
      quotes: {},
      calendar: defaultCalendar,
    })
    expected.set(date, addCounters(expected.get(date) ?? {}, counters))
  }
  const { docs } = await firestore.collection('days').get()
  const kept = new Map(docs.map((document) => [document.id, parseCounters(document.data())]))
  const dates = [...new Set([...expected.keys(), ...kept.keys()])]
  const wrongDays = dates.filter((date) => !hasSameCounters(expected.get(date) ?? {}, kept.get(date) ?? {}))
  return { days: dates.length, wrongDays: wrongDays.length, wrongAnswerTimes }
}

function isSameTime(stored: unknown, planned: unknown): boolean {
  return planned instanceof Date ? stored instanceof Date && +stored === +planned : stored === undefined
}
