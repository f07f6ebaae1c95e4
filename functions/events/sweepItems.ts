import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { sentItemKinds } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { Services } from '../services'
import { handleUncountedItems } from './handleUncountedItems'
import { handleUnrecordedReplies } from './handleUnrecordedReplies'
import { maxAgeMs } from './listMessages'

const hourMs = 3_600_000

/** A query over documents by a time field, and their handler. `name` is the sweep's field in the stored state. */
type Sweep = {
  name: string
  field: 'createdAt' | 'updatedAt'
  query: (firestore: Firestore) => Query
  handle: (
    services: Services,
    documents: readonly QueryDocumentSnapshot[],
    now: number,
  ) => Promise<QueryDocumentSnapshot[]>
}

// Items by the time at which they came, and at which staff changed them; and the replies beneath them, which change
// nothing of an item that has an answer.
const sweeps: readonly Sweep[] = [
  ...sentItemKinds.flatMap((kind) =>
    (['createdAt', 'updatedAt'] as const).map((field): Sweep => ({
      ...{ name: `${kind}-${field}`, field },
      query: (firestore) => firestore.collection(kind),
      handle: (services, documents, now) => handleUncountedItems(services, kind, documents, now),
    })),
  ),
  {
    ...{ name: 'replies-createdAt', field: 'createdAt' },
    query: (firestore) => firestore.collectionGroup(firestoreCollectionNames.replies),
    handle: handleUnrecordedReplies,
  },
]

// The event of a younger change may be under way.
const eventTimeMs = 10 * 60_000

/**
 * Handles the items that no event has counted, and the replies that no event has told of, because Cloud Functions
 * repeats a failed event for 24 hours only. Each hour it looks at what came, or was changed by staff, since the last
 * time, however long ago that was, and again from the first item that failed while its messages would still be sent.
 * The first time it looks at all items. A run looks at `maxItems` of a kind at most (tests set fewer), and the next
 * goes on.
 */
export async function sweepItems(services: Services, now: number, maxItems = 1000): Promise<void> {
  const state = await readState(services)
  if (now < (state.getTime('nextAt') ?? 0)) return
  let isComplete = true
  for (const sweep of sweeps) {
    const { name } = sweep
    const from = state.getTime(name) ?? 0
    const page = await sweepPage(services, sweep, { from, maxItems }, now)
    const failedAt = state.getTime(`${name}-failed`) ?? page.firstFailedAt
    await state.setTimes(
      page.isComplete
        ? {
            [name]: Math.min(page.reachedAt, Math.max(failedAt ?? Infinity, now - maxAgeMs)),
            [`${name}-failed`]: null,
          }
        : { [name]: page.reachedAt, [`${name}-failed`]: failedAt ?? null },
    )
    isComplete &&= page.isComplete
  }
  await state.setTimes({ nextAt: isComplete ? now + hourMs : now })
}

/** Does the same, beginning with all that came or was changed while its messages would still be sent. */
export async function sweepItemsAgain(services: Services, now: number): Promise<void> {
  const state = await readState(services)
  const times = sweeps.map(({ name }): [string, number] => [
    name,
    Math.min(state.getTime(name) ?? 0, now - maxAgeMs),
  ])
  await state.setTimes({ ...Object.fromEntries(times), nextAt: now })
  await sweepItems(services, now)
}

/** The first documents whose field is at this time in milliseconds, or later. */
type PageOptions = { from: number; maxItems: number }

/** Up to which time a run looked at all items, whether none is left, and the time of the first that failed. */
type SweptPage = { reachedAt: number; isComplete: boolean; firstFailedAt: number | undefined }

async function sweepPage(
  services: Services,
  { query, field, handle }: Sweep,
  { from, maxItems }: PageOptions,
  now: number,
): Promise<SweptPage> {
  const until = now - eventTimeMs
  const { docs } = await query(services.firestore)
    .where(field, '>=', new Date(from))
    .where(field, '<=', new Date(until))
    .orderBy(field)
    .limit(maxItems)
    .get()
  const [firstFailed] = await handle(services, docs, now)
  const isComplete = docs.length < maxItems
  return {
    isComplete,
    reachedAt: isComplete ? until : (toMs(docs.at(-1)?.get(field)) ?? until),
    firstFailedAt: toMs(firstFailed?.get(field)),
  }
}

// Where a release stores something new with each item, another id makes the next run look at all items.
const stateId = 'sweptItems-numbers'

/** The times, in milliseconds, that a run leaves for the next one. */
async function readState({ firestore }: Services) {
  const document = firestore.collection(firestoreCollectionNames.functionStates).doc(stateId)
  const fields = toRecordOrEmpty((await document.get()).data())
  return {
    getTime: (name: string) => toMs(fields[name]),
    setTimes: (times: Readonly<Record<string, number | null>>) =>
      document.set(
        Object.fromEntries(
          Object.entries(times).map(([name, time]) => [name, time === null ? null : new Date(time)]),
        ),
        { merge: true },
      ),
  }
}

function toMs(stored: unknown): number | undefined {
  return stored instanceof Timestamp ? stored.toMillis() : undefined
}
