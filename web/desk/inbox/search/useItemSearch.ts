import type { StaffServices } from '../../../data/desk/StaffServices'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { SearchIndexState } from '../../../data/desk/searchIndex'
import {
  createSentItemMatcher,
  type SearchableSentItem,
  toReferenceQuery,
} from '../../../../domain/sent-items/searchSentItems'
import { useStaff } from '../../../data/desk/DeskServices'

// A pause in typing: a reference that is typed or pasted is then looked up alone, without reading the other items.
const pauseMs = 300

/** What a search has found so far, newest first. `searchedCount` is the number of items that it has looked at. */
export type ItemSearch = {
  found: SearchableSentItem[]
  searchedCount: number
  status: SearchIndexState['status']
  retry: () => void
}

/** Searches all items for a text: first by its reference, which costs few reads, then through the search index. */
export function useItemSearch(text: string): ItemSearch {
  const { searchIndex, fetchItemsByReference } = useStaff()
  const settledText = useSettledText(text)
  const index = useSyncExternalStore(searchIndex.subscribe, searchIndex.getState)
  const [byReference, setByReference] = useState<readonly SearchableSentItem[]>([])
  const [hasLoaded, setHasLoaded] = useState(false)
  const retry = () => {
    setHasLoaded(true)
    void searchIndex.load()
  }
  const handleReferenceItems = useEffectEvent((items: readonly SearchableSentItem[]) => {
    setByReference(items)
    if (items.length === 0 && !hasLoaded) retry()
  })
  useEffect(() => {
    let isOutdated = false
    void findByReference(settledText, fetchItemsByReference).then((items) => {
      if (!isOutdated) handleReferenceItems(items)
    })
    return () => {
      isOutdated = true
    }
  }, [settledText, fetchItemsByReference])
  const found = useMemo(() => findItems(text, byReference, index.items), [text, byReference, index.items])
  const isFoundByReference = found.some(({ id }) => byReference.some((item) => item.id === id))
  const status = isFoundByReference && !hasLoaded ? 'complete' : index.status
  return { found, searchedCount: index.items.length, status, retry }
}

/** The items with this reference; none if the text cannot be one, or without a connection: the index then says so. */
async function findByReference(
  text: string,
  fetchItemsByReference: StaffServices['fetchItemsByReference'],
): Promise<SearchableSentItem[]> {
  const reference = toReferenceQuery(text)
  return reference === null ? [] : fetchItemsByReference(reference).catch(() => [])
}

function findItems(
  text: string,
  byReference: readonly SearchableSentItem[],
  indexed: readonly SearchableSentItem[],
): SearchableSentItem[] {
  const matches = createSentItemMatcher(text)
  if (!matches) return []
  const itemsById = new Map([...byReference, ...indexed].filter(matches).map((item) => [item.id, item]))
  return [...itemsById.values()].sort(
    (first, second) => second.createdAt.getTime() - first.createdAt.getTime(),
  )
}

/** Returns a text once nobody has changed it for a moment. */
function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), pauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return settledText
}
