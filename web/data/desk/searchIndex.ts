import { createChangeNotifier } from '../../browser/createChangeNotifier'
import type { SearchableSentItem } from '../../../domain/sent-items/searchSentItems'
import type { SentItemKind } from '../../../domain/sent-items/sentItem'
import type { SearchablePage, SearchCursor } from './fetchSearchableItems'

type FetchPage = (kind: SentItemKind, cursor: SearchCursor | null) => Promise<SearchablePage>

export type SearchIndexState = {
  items: readonly SearchableSentItem[]
  status: 'loading' | 'complete' | 'failed'
}

/**
 * Creates an index of who sent what, in memory. Firestore has no text search, so the index reads every item once, newest
 * first (docs/decisions/025-search-at-the-desk.md). After that a load reads only what is new.
 */
export function createSearchIndex(fetchPage: FetchPage) {
  const { subscribe, notify } = createChangeNotifier()
  const itemsById = new Map<string, SearchableSentItem>()
  const oldestCursors: Record<SentItemKind, SearchCursor | null | undefined> = {
    requests: undefined,
    enquiries: undefined,
  }
  let state: SearchIndexState = { items: [], status: 'loading' }
  let pendingLoad: Promise<void> | undefined

  const setStatus = (status: SearchIndexState['status']) => {
    state = { items: [...itemsById.values()], status }
    notify()
  }
  const hasKnownItem = ({ items }: SearchablePage) => items.some(({ id }) => itemsById.has(id))
  const addPage = ({ items }: SearchablePage) => {
    for (const item of items) itemsById.set(item.id, item)
    setStatus('loading')
  }

  /** Reads from the newest item to the first known one, and adds them together: a failure must not leave a gap. */
  const loadNewer = async (kind: SentItemKind) => {
    const pages = [await fetchPage(kind, null)]
    const isFirstLoad = oldestCursors[kind] === undefined
    if (isFirstLoad) oldestCursors[kind] = pages[0]?.next ?? null
    for (let page = pages[0]; !isFirstLoad && page?.next && !hasKnownItem(page);) {
      page = await fetchPage(kind, page.next)
      pages.push(page)
    }
    pages.forEach(addPage)
  }
  const loadOlder = async (kind: SentItemKind) => {
    let cursor = oldestCursors[kind]
    while (cursor) {
      const page = await fetchPage(kind, cursor)
      addPage(page)
      cursor = oldestCursors[kind] = page.next
    }
  }
  const loadKind = async (kind: SentItemKind) => {
    await loadNewer(kind)
    await loadOlder(kind)
  }
  const loadAll = async () => {
    setStatus('loading')
    try {
      await Promise.all([loadKind('requests'), loadKind('enquiries')])
      setStatus('complete')
    } catch {
      setStatus('failed')
    }
  }
  return {
    subscribe,
    getState: () => state,
    /** Reads what the index does not have yet. Never rejects; after a failure the next load continues where it ended. */
    load: () => (pendingLoad ??= loadAll().finally(() => (pendingLoad = undefined))),
  }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>
