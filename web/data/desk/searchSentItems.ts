import { type Firestore, getCountFromServer, type QueryDocumentSnapshot } from 'firebase/firestore'
import { withTimeout } from '../../browser/withTimeout'
import { matchesSearch, parseSearch } from '../../../domain/sent-items/searchWords'
import { type SentItem, sentItemKinds, mergeNewestFirst } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { toPlainFields } from '../live/toPlainFields'
import { fetchDocuments, parseDocuments } from './fetchSentItems'
import { createSentItemQuery, newestFirst } from './inboxQueries'

/** What a search has found, newest first. `isComplete` is false if older items were not read. */
export type FoundItems = { items: SentItem[]; isComplete: boolean }

// At most 90 reads: the documents of both kinds, and for each counted word one count query of each kind.
const maxItemsPerKind = 40
const maxCountedWords = 5

// A query of Firestore waits for ever if its answer is lost.
const timeoutMs = 20_000

/**
 * Finds the items with all words of a text. Firestore finds the items with one of them, the rarest, and the others are
 * compared here. Rejects without a connection, and after 20 s.
 */
export function searchSentItems(firestore: Firestore, text: string): Promise<FoundItems> {
  return withTimeout(findItems(firestore, text), timeoutMs, () => new Error('Firestore did not answer.'))
}

async function findItems(firestore: Firestore, text: string): Promise<FoundItems> {
  const words = parseSearch(text)
  const searchWord = await findRarestWord(firestore, words)
  if (searchWord === undefined) return { items: [], isComplete: true }
  const pages = await Promise.all(
    sentItemKinds.map(async (kind) => {
      const description = { kind, searchWord, ...newestFirst, limit: maxItemsPerKind }
      return { kind, documents: await fetchDocuments(createSentItemQuery(firestore, description)) }
    }),
  )
  const items = mergeNewestFirst(...pages.map(({ kind, documents }) => parseDocuments(kind, documents)))
  const storedWords = new Map(
    pages.flatMap(({ documents }) => documents.map((document) => [document.id, readSearchWords(document)])),
  )
  return {
    items: items.filter((item) => matchesSearch(item, words, storedWords.get(item.id))),
    isComplete: pages.every(({ documents }) => documents.length < maxItemsPerKind),
  }
}

function readSearchWords(document: QueryDocumentSnapshot): string[] {
  const { searchWords } = toPlainFields(document)
  return Array.isArray(searchWords) ? searchWords.filter((word) => typeof word === 'string') : []
}

/**
 * The word that the fewest items have; undefined if none has any. A word that no item has may be the beginning of a longer
 * one. The longest words are counted, because long ones are rare.
 */
async function findRarestWord(firestore: Firestore, words: readonly string[]): Promise<string | undefined> {
  const longest = [...words].sort((first, second) => second.length - first.length).slice(0, maxCountedWords)
  if (longest.length < 2) return longest[0]
  const counted = await Promise.all(
    longest.map(async (word) => ({ word, count: await countItems(firestore, word) })),
  )
  const known = counted.filter(({ count }) => count > 0)
  return known.sort((first, second) => first.count - second.count)[0]?.word
}

async function countItems(firestore: Firestore, searchWord: string): Promise<number> {
  const counts = await Promise.all(
    sentItemKinds.map(async (kind) => {
      // In the order of the search, so that both need the same index.
      const description = { kind, searchWord, ...newestFirst, limit: maxDocumentsPerQuery.staff }
      return (await getCountFromServer(createSentItemQuery(firestore, description))).data().count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
