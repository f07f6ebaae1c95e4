import { Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { type SentItemKind, sentItemKinds } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { Services } from '../services'
import { handleUncountedItems } from './handleUncountedItems'

const hourMs = 3_600_000
const recentMs = 48 * hourMs

// The event of a younger change may be under way.
const eventTimeMs = 10 * 60_000

/**
 * Handles the items of the last 48 hours that no event has counted, because Cloud Functions repeats a failed event for 24
 * hours only. Each hour it looks at what came, or was changed by staff, since the last time, and again from the first item
 * that failed. A run looks at `maxItems` of a kind at most, and the next goes on.
 */
export async function sweepRecentItems(services: Services, now: number, maxItems = 1000): Promise<void> {
  const state = await readState(services, 'sweepOfRecentItems')
  if (now < state.getTime('nextAt')) return
  let isComplete = true
  for (const kind of sentItemKinds) {
    for (const field of ['createdAt', 'updatedAt'] as const) {
      const from = Math.max(state.getTime(`${kind}-${field}`), now - recentMs)
      const swept = await sweepPeriod(services, { kind, field, from, maxItems }, now)
      const reachedAt = swept.isComplete ? (swept.firstFailedAt ?? swept.reachedAt) : swept.reachedAt
      await state.setTime(`${kind}-${field}`, reachedAt)
      isComplete &&= swept.isComplete
    }
  }
  await state.setTime('nextAt', isComplete ? now + hourMs : now)
}

/**
 * Does the same each night for items of any age, `maxItems` of each kind, and begins again when all were looked at. Nobody
 * is told about old ones.
 */
export async function sweepAllItems(services: Services, now: number, maxItems = 2000): Promise<void> {
  const state = await readState(services, 'sweepOfAllItems')
  for (const kind of sentItemKinds) {
    const period = { kind, field: 'createdAt', from: state.getTime(kind), maxItems } as const
    const swept = await sweepPeriod(services, period, now)
    await state.setTime(kind, swept.isComplete ? 0 : swept.reachedAt)
  }
}

/** The first items of a kind whose `field` is at this time in milliseconds, or later. */
type Period = { kind: SentItemKind; field: 'createdAt' | 'updatedAt'; from: number; maxItems: number }

/** Up to which time a run looked at all items, whether none is left, and the time of the first that failed. */
type SweptPeriod = { reachedAt: number; isComplete: boolean; firstFailedAt: number | undefined }

async function sweepPeriod(
  services: Services,
  { kind, field, from, maxItems }: Period,
  now: number,
): Promise<SweptPeriod> {
  const until = now - eventTimeMs
  const { docs } = await services.firestore
    .collection(kind)
    .where(field, '>=', new Date(from))
    .where(field, '<=', new Date(until))
    .orderBy(field)
    .limit(maxItems)
    .get()
  const [firstFailed] = await handleUncountedItems(services, kind, docs, now)
  const isComplete = docs.length < maxItems
  return {
    isComplete,
    reachedAt: isComplete ? until : toMs(docs.at(-1)?.get(field)),
    firstFailedAt: firstFailed && toMs(firstFailed.get(field)),
  }
}

/** The times, in milliseconds, that a run leaves for the next one. */
async function readState({ firestore }: Services, id: string) {
  const document = firestore.collection(firestoreCollectionNames.functionStates).doc(id)
  const fields = toRecordOrEmpty((await document.get()).data())
  return {
    getTime: (name: string) => toMs(fields[name]),
    setTime: (name: string, time: number) => document.set({ [name]: new Date(time) }, { merge: true }),
  }
}

function toMs(stored: unknown): number {
  return stored instanceof Timestamp ? stored.toMillis() : 0
}
