import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { error as logError, warn as logWarning } from 'firebase-functions/logger'
import type { SentItem, SentItemKind } from '../../domain/sent-items/sentItem'
import { getFigureEntryDocument, isCounted, parseFigureEntry, parseRecorded } from '../figures/figureEntry'
import { parseSentItemFields } from '../sent-items/readSentItem'
import { hasSearchFields, updateSearchFields } from '../sent-items/searchFields'
import type { Services } from '../services'
import { allMessageGroups } from './listMessages'
import { countItem } from './onSentItemWritten'
import { listUnrecorded, recordMessages } from './recordMessages'
import { getRecordedName, recordReply } from './recordReply'

// All items of a day update the same document, so more transactions at once would only wait for each other.
const parallelItems = 5

/**
 * Does for these stored items what their events should have done: records their messages, counts them and updates their
 * search fields. The schedule sends the recorded messages. Returns the items that failed, in their order, after it has
 * tried all.
 */
export async function handleUncountedItems(
  services: Services,
  kind: SentItemKind,
  documents: readonly QueryDocumentSnapshot[],
  now: number,
): Promise<QueryDocumentSnapshot[]> {
  const uncounted = await findUncounted(services, kind, documents)
  if (uncounted.length > 0)
    logWarning('Items that no event has counted are handled', { count: uncounted.length })
  const failed: QueryDocumentSnapshot[] = []
  for (let start = 0; start < uncounted.length; start += parallelItems) {
    const group = uncounted.slice(start, start + parallelItems)
    const outcomes = await Promise.all(group.map((stored) => tryItem(services, stored, now)))
    failed.push(...group.filter((_, index) => !outcomes[index]).map(({ document }) => document))
  }
  return failed
}

async function tryItem(services: Services, { item, document }: StoredItem, now: number): Promise<boolean> {
  try {
    await recordMessages(services, item, allMessageGroups, now)
    if (item.accepted) await recordReply(services, item, item.accepted.replyId, 'accepted')
    await countItem(services.firestore, item, undefined, document.data(), now)
    await updateSearchFields(services.firestore, item)
    return true
  } catch (error) {
    const { kind, id } = item
    const name = error instanceof Error ? error.name : ''
    logError('An item that no event has counted failed again', { kind, id, name })
    return false
  }
}

type StoredItem = { item: SentItem; document: QueryDocumentSnapshot }

async function findUncounted(
  { firestore }: Services,
  kind: SentItemKind,
  documents: readonly QueryDocumentSnapshot[],
): Promise<StoredItem[]> {
  const stored = documents.flatMap((document): StoredItem[] => {
    const item = parseSentItemFields({ kind, id: document.id }, document.data())
    return item ? [{ item, document }] : []
  })
  if (stored.length === 0) return []
  const entries = await firestore.getAll(...stored.map(({ item }) => getFigureEntryDocument(firestore, item)))
  return stored.filter((storedItem, index) => {
    const entry = entries[index]
    return entry !== undefined && !isHandled(storedItem, entry)
  })
}

function isHandled({ item, document }: StoredItem, entry: DocumentSnapshot): boolean {
  return (
    listUnrecorded(item, allMessageGroups, entry).length === 0 &&
    (!item.accepted || parseRecorded(entry).includes(getRecordedName('accepted', item.accepted.replyId))) &&
    isCounted(item, parseFigureEntry(entry)) &&
    hasSearchFields(item, document.data())
  )
}
