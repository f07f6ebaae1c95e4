import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { error as logError, warn } from 'firebase-functions/logger'
import type { SentItem, SentItemKind } from '../../domain/sent-items/sentItem'
import { getFigureEntryDocument, isCounted, parseFigureEntry } from '../figures/figureEntry'
import { parseSentItemFields } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { allOccasions } from './listMessages'
import { countItem } from './onSentItemWritten'
import { listUnrecorded, recordMessages } from './recordMessages'

// More would wait for each other: the items of a day change one document.
const parallelItems = 5

/**
 * Does for these stored items what their events should have done: it records their messages and counts them. The schedule
 * sends what is recorded. An item that fails is left for the next pass and stops no other.
 */
export async function handleUncountedItems(
  services: Services,
  kind: SentItemKind,
  documents: readonly QueryDocumentSnapshot[],
  now: number,
): Promise<void> {
  const uncounted = await findUncounted(services, kind, documents)
  if (uncounted.length > 0) warn('Items that no event has counted are handled', { count: uncounted.length })
  for (let start = 0; start < uncounted.length; start += parallelItems)
    await Promise.all(uncounted.slice(start, start + parallelItems).map(handle))

  async function handle({ item, fields }: StoredItem): Promise<void> {
    try {
      await recordMessages(services, item, allOccasions, now)
      await countItem(services.firestore, item, undefined, fields, now)
    } catch (error) {
      logError('An item that no event has counted failed again', {
        ...{ kind, id: item.id, name: error instanceof Error ? error.name : '' },
      })
    }
  }
}

type StoredItem = { item: SentItem; fields: Readonly<Record<string, unknown>> }

async function findUncounted(
  { firestore }: Services,
  kind: SentItemKind,
  documents: readonly QueryDocumentSnapshot[],
): Promise<StoredItem[]> {
  const stored = documents.flatMap((document): StoredItem[] => {
    const fields = document.data()
    const item = parseSentItemFields({ kind, id: document.id }, fields)
    return item ? [{ item, fields }] : []
  })
  if (stored.length === 0) return []
  const entries = await firestore.getAll(...stored.map(({ item }) => getFigureEntryDocument(firestore, item)))
  return stored.filter(({ item }, index) => {
    const entry = entries[index]
    return entry !== undefined && !isHandled(item, entry)
  })
}

function isHandled(item: SentItem, entry: DocumentSnapshot): boolean {
  return listUnrecorded(item, allOccasions, entry).length === 0 && isCounted(item, parseFigureEntry(entry))
}
