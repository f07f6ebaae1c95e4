import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { getFiguresDate, getFiguresDateStart } from '../../domain/figures/figuresDate'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getClosingTimeOfExpiredItems } from '../../domain/retention/retentionPeriods'
import { dayMs } from '../../domain/site/lagosTime'
import { rebuildDayFigures } from './rebuildDayFigures'
import { readInPages } from '../firestoreReads'
import { readShopSettings } from '../settings/readShopSettings'
import { sentItemKinds } from '../../domain/sent-items/sentItem'

// Each transaction keeps the items of its day in memory.
const concurrentDays = 4

/** The dates that a rebuild counted, and those of them whose figures were wrong; both are sorted. */
export type RebuildResult = { dates: string[]; changedDates: string[] }

/**
 * Counts all sent items again whose time of keeping cannot be over: the last 18 months. Earlier days are left, because
 * some of their items may be deleted. Functions may count meanwhile. `now` is in milliseconds.
 */
export async function rebuildFigures(firestore: Firestore, now: number): Promise<RebuildResult> {
  const { calendar } = await readShopSettings(firestore)
  const firstDate = getFiguresDate(getClosingTimeOfExpiredItems(now).getTime() + dayMs)
  const [countedDates, itemDates] = await Promise.all([
    findCountedDates(firestore, firstDate),
    findItemDates(firestore, getFiguresDateStart(firstDate)),
  ])
  const dates = [...new Set([...countedDates, ...itemDates])].sort()
  const changedDates: string[] = []
  const remainingDates = dates.values()
  await Promise.all(Array.from({ length: concurrentDays }, rebuildRemainingDates))
  return { dates, changedDates: changedDates.sort() }

  async function rebuildRemainingDates() {
    for (const date of remainingDates) {
      if (await rebuildDayFigures(firestore, date, { now, calendar })) changedDates.push(date)
    }
  }
}

async function findCountedDates(firestore: Firestore, firstDate: string): Promise<string[]> {
  const days = firestore.collection(firestoreCollectionNames.days)
  const { docs } = await days.where(FieldPath.documentId(), '>=', firstDate).select().get()
  return docs.map(({ id }) => id)
}

/** Finds the dates on which items were sent, from a time in milliseconds on. It reads only the times. */
async function findItemDates(firestore: Firestore, fromMs: number): Promise<Set<string>> {
  const dates = new Set<string>()
  for (const kind of sentItemKinds) {
    const query = firestore
      .collection(kind)
      .where('createdAt', '>=', Timestamp.fromMillis(fromMs))
      .orderBy('createdAt')
      .orderBy(FieldPath.documentId())
      .select('createdAt')
    for await (const document of readInPages(query, (page) => page.get())) dates.add(getDate(document))
  }
  return dates
}

function getDate(document: QueryDocumentSnapshot): string {
  return getFiguresDate((document.get('createdAt') as Timestamp).toMillis())
}
