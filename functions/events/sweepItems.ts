import { type DocumentSnapshot, FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { type SentItemKind, sentItemKinds } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { Services } from '../services'
import { handleUncountedItems } from './handleUncountedItems'

const hourMs = 3_600_000
const pageSize = 300

// The event of a younger change may be under way.
const eventTimeMs = 10 * 60_000

/** A repeated search for items that no event has counted: each pass goes through the items of a period. */
type Sweep = {
  /** The id of the document that holds how far the pass is. */
  name: string
  periodMs: number
  /** The shortest time between the starts of two passes. */
  intervalMs: number
  /** The times of an item by which the period is meant. */
  fields: readonly ('createdAt' | 'updatedAt')[]
}

const recentItems: Sweep = {
  name: 'sweepOfRecentItems',
  periodMs: 48 * hourMs,
  intervalMs: hourMs,
  fields: ['createdAt', 'updatedAt'],
}
const allItems: Sweep = {
  name: 'sweepOfAllItems',
  periodMs: Infinity,
  intervalMs: 0,
  fields: ['createdAt'],
}

/**
 * Handles the items of the last 48 hours that no event has counted, because Cloud Functions repeats a failed event for 24
 * hours only. A pass begins each hour; one run looks at `maxItems` at most, and the next goes on.
 */
export function sweepRecentItems(services: Services, now: number, maxItems = 1500): Promise<void> {
  return sweepItems(services, recentItems, now, maxItems)
}

/** Does the same for items of any age, each night: a pass may take several. Nobody is told about old ones. */
export function sweepAllItems(services: Services, now: number, maxItems = 20_000): Promise<void> {
  return sweepItems(services, allItems, now, maxItems)
}

/** How far a pass is: in its step of this index, after this document; `after` is null at the beginning of a step. */
type Progress = { startedAt: number; step: number; after: { time: Timestamp; id: string } | null }

async function sweepItems(
  services: Services,
  { name, periodMs, intervalMs, fields }: Sweep,
  now: number,
  maxItems: number,
): Promise<void> {
  const { firestore } = services
  const document = firestore.collection(firestoreCollectionNames.functionStates).doc(name)
  const steps = sentItemKinds.flatMap((kind) => fields.map((field) => ({ kind, field })))
  let progress = parseProgress(await document.get())
  if (progress.step >= steps.length) {
    if (now - progress.startedAt < intervalMs) return
    progress = { startedAt: now, step: 0, after: null }
  }
  for (let rest = maxItems; rest > 0; rest -= pageSize) {
    const { startedAt, step, after } = progress
    const current = steps[step]
    if (!current) return
    const limit = Math.min(pageSize, rest)
    const { docs } = await queryItems(firestore, current, { periodMs, startedAt, after }).limit(limit).get()
    await handleUncountedItems(services, current.kind, docs, now)
    progress = { startedAt, ...getNextPosition(step, current.field, docs, limit) }
    await document.set({ ...progress, startedAt: Timestamp.fromMillis(startedAt) })
  }
}

function getNextPosition(
  step: number,
  field: string,
  docs: readonly DocumentSnapshot[],
  limit: number,
): Omit<Progress, 'startedAt'> {
  const last = docs.at(-1)
  const time: unknown = last?.get(field)
  return docs.length === limit && last && time instanceof Timestamp
    ? { step, after: { time, id: last.id } }
    : { step: step + 1, after: null }
}

function queryItems(
  firestore: Firestore,
  { kind, field }: { kind: SentItemKind; field: string },
  { periodMs, startedAt, after }: Pick<Progress, 'startedAt' | 'after'> & Pick<Sweep, 'periodMs'>,
) {
  const query = firestore
    .collection(kind)
    .where(field, '>=', Timestamp.fromMillis(Math.max(0, startedAt - periodMs)))
    .where(field, '<=', Timestamp.fromMillis(startedAt - eventTimeMs))
    .orderBy(field)
    .orderBy(FieldPath.documentId())
  return after ? query.startAfter(after.time, after.id) : query
}

function parseProgress(snapshot: DocumentSnapshot): Progress {
  const { startedAt, step, after } = toRecordOrEmpty(snapshot.data())
  const { time, id } = toRecordOrEmpty(after)
  return {
    startedAt: startedAt instanceof Timestamp ? startedAt.toMillis() : 0,
    step: typeof step === 'number' ? step : Infinity,
    after: time instanceof Timestamp && typeof id === 'string' ? { time, id } : null,
  }
}
