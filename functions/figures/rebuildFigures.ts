import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { getFiguresDate, getFiguresDateStart } from '../../domain/figures/figuresDate'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getClosingTimeOfExpiredItems } from '../../domain/retention/retentionPeriods'
import { dayMs } from '../../domain/site/lagosTime'
import { findItemDates } from './findItemDates'
import { rebuildDayFigures } from './rebuildDayFigures'

// Each transaction keeps the items of its day in memory.
const concurrentDays = 4

/** The dates that a rebuild counted, and those of them whose figures were wrong; both are sorted. */
export type RebuildResult = { dates: string[]; changedDates: string[] }

/**
 * Counts all sent items again whose time of keeping cannot be over: the last 18 months. Earlier days are left, because
 * some of their items may be deleted. Functions may count meanwhile. `now` is in milliseconds.
 */
export async function rebuildFigures(firestore: Firestore, now: number): Promise<RebuildResult> {
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
      if (await rebuildDayFigures(firestore, date, now)) changedDates.push(date)
    }
  }
}

async function findCountedDates(firestore: Firestore, firstDate: string): Promise<string[]> {
  const days = firestore.collection(firestoreCollectionNames.days)
  const { docs } = await days.where(FieldPath.documentId(), '>=', firstDate).select().get()
  return docs.map(({ id }) => id)
}
