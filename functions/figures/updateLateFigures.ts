import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { parseFigureEntryId } from './figureDocuments'
import { updateItemFigures } from './updateItemFigures'

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
  // One after the other: items of one day would wait for each other, because they change one document.
  for (const { id } of lateEntries.docs) {
    const key = parseFigureEntryId(id)
    if (key) await updateItemFigures(firestore, key, now)
  }
}
