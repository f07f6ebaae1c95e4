import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import {
  addCounters,
  type Counters,
  getCount,
  getCounters,
  isZero,
  parseCounters,
} from '../../domain/figures/counters'
import { isAnswered, type ItemFigures } from '../../domain/figures/itemFigures'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isSentItemKind, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'

export function getDayDocument(firestore: Firestore, date: string): DocumentReference {
  return firestore.collection(firestoreCollectionNames.days).doc(date)
}

/** The document that says what a sent item counted for last, and which messages about it are recorded. */
export function getFigureEntryDocument(firestore: Firestore, { kind, id }: SentItemKey): DocumentReference {
  return firestore.collection(firestoreCollectionNames.figureEntries).doc(`${kind}-${id}`)
}

/** The sent item of a document of `figureEntries`; null if its id names none. */
export function parseFigureEntryId(entryId: string): SentItemKey | null {
  const [kind, id] = entryId.split('-')
  return isSentItemKind(kind) && id !== undefined ? { kind, id } : null
}

/** What a sent item counted for last, as a document of `figureEntries`. */
type FigureEntry = Pick<ItemFigures, 'counters' | 'lateAt'>

/** Parses what an item counted for last; nothing if it was never counted. */
export function parseFigureEntry(snapshot: DocumentSnapshot): FigureEntry {
  const lateAt: unknown = snapshot.get('lateAt')
  return {
    counters: parseCounters(snapshot.get('counters')),
    lateAt: lateAt instanceof Timestamp ? lateAt.toMillis() : null,
  }
}

/**
 * Which messages about an item are recorded: see events/listMessages.ts. An entry without this list is of a release that
 * counted an item when it had recorded its messages.
 */
export function parseRecorded(snapshot: DocumentSnapshot): unknown[] {
  const recorded: unknown = snapshot.get('recorded')
  if (Array.isArray(recorded)) return recorded
  const { counters } = parseFigureEntry(snapshot)
  return [
    ...(getCount(counters, 'received') > 0 ? ['arrival', 'confirmation'] : []),
    ...(getCount(counters, 'answered') > 0 ? ['answer'] : []),
  ]
}

/** When staff last undid an answer to the item; 0 if never. An answer of that time or before does not count. */
export function parseAnswerUndoneAt(snapshot: DocumentSnapshot): number {
  const undoneAt: unknown = snapshot.get('answerUndoneAt')
  return undoneAt instanceof Timestamp ? undoneAt.toMillis() : 0
}

/** The change of an entry with an undone answer: its messages are recorded anew with the next answer. */
export function createUndoneAnswerFields(entry: DocumentSnapshot) {
  return {
    recorded: parseRecorded(entry).filter((group) => group !== 'answer'),
    answerUndoneAt: FieldValue.serverTimestamp(),
  }
}

/** Stores what an item counts for in place of this entry, which the transaction has read. */
export function setFigureEntry(
  transaction: Transaction,
  entry: DocumentSnapshot,
  { counters, lateAt }: FigureEntry,
): void {
  const fields = {
    counters,
    lateAt: lateAt === null ? null : Timestamp.fromMillis(lateAt),
    // An empty list too: without a list, the messages would count as recorded by an earlier release.
    recorded: parseRecorded(entry),
  }
  transaction.set(entry.ref, fields, { mergeFields: Object.keys(fields) })
}

/** Whether an item was counted as it is now: received, answered or not, and accepted or not. */
export function isCounted(item: SentItem, { counters }: FigureEntry): boolean {
  const accepted = getCounters(getCounters(counters, 'quotes'), 'accepted')
  return (
    getCount(counters, 'received') === 1 &&
    getCount(counters, 'answered') === (isAnswered(item) ? 1 : 0) &&
    getCount(accepted, 'count') === (item.accepted ? 1 : 0)
  )
}

export function isSameFigureEntry(first: FigureEntry, second: FigureEntry): boolean {
  return first.lateAt === second.lateAt && hasSameCounters(first.counters, second.counters)
}

export function hasSameCounters(first: Counters, second: Counters): boolean {
  return isZero(addCounters(first, second, -1))
}
