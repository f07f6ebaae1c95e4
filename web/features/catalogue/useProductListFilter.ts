import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { initialCardCount, getNextCardCount } from '../../../domain/catalogue/paging'
import {
  parseFilterQuery,
  formatFilterQuery,
  type ProductFilter,
  sanitizeSearchText,
} from '../../../domain/catalogue/productSearch'
import { readVisibleCardCount } from './historyState'

// Debounces history updates while the visitor types, because Safari allows only 100 updates in 30 seconds.
const typingPauseMs = 250

/**
 * The product list's filter, stored in the URL so that it can be shared, and the number of visible cards, stored in the
 * state of the history entry. The Back button restores the number of cards, and a new filter resets it to 16.
 */
export function useProductListFilter() {
  const location = useLocation()
  const { key } = location
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const urlFilter = parseFilterQuery(query)
  // A typed search text that is not in the URL yet is used only on the history entry where it was typed. On any other
  // history entry, the search text comes from the URL.
  const [searchInput, setSearchInput] = useState<{ key: string; search: string }>()
  const search = searchInput?.key === key ? searchInput.search : urlFilter.search
  const isTyping = search !== urlFilter.search
  const filter: ProductFilter = { ...urlFilter, search }

  const navigateTo = useCallback(
    (nextFilter: ProductFilter, replace: boolean, visibleCount = initialCardCount) =>
      navigate({ search: formatFilterQuery(nextFilter) }, { replace, state: { shown: visibleCount } }),
    [navigate],
  )
  const commitSearch = () => {
    if (isTyping) navigateTo(filter, true)
  }
  useEffect(() => {
    if (!isTyping) return
    // Render the new history entry at once with flushSync. Otherwise, text typed before the render would be stored for
    // the previous history entry and lost.
    const timer = setTimeout(flushSync, typingPauseMs, commitSearch)
    return () => clearTimeout(timer)
  })

  const visibleCount = isTyping ? initialCardCount : readVisibleCardCount(location.state)
  // Each press of the button for more cards adds to the latest count, even if the cards of the previous press have not
  // rendered yet.
  const latest = useRef({ filter, visibleCount })
  useLayoutEffect(() => {
    latest.current = { filter, visibleCount }
  })

  return {
    filter,
    isTyping,
    visibleCount,
    updateSearch: (text: string) => setSearchInput({ key, search: sanitizeSearchText(text) }),
    commitSearch,
    selectCategory: (category: ProductFilter['category']) => navigateTo({ ...filter, category }, false),
    selectGrade: (grade: ProductFilter['grade']) => navigateTo({ ...filter, grade }, false),
    toggleOrder: useCallback(() => {
      const { order, ...unordered } = latest.current.filter
      navigateTo(order ? unordered : { ...unordered, order: 'name' }, false)
    }, [navigateTo]),
    showMore: useCallback(
      (currentFilter: ProductFilter, total: number) =>
        navigateTo(currentFilter, true, getNextCardCount(latest.current.visibleCount, total)),
      [navigateTo],
    ),
  }
}

/**
 * Shows the answer to the filter in the URL once it is known. Until then, an attribute that web/index.html sets hides the
 * prerendered list, which has no filter.
 */
export function useHiddenUntilAnswered(query: string, isSearching: boolean): void {
  useLayoutEffect(() => {
    const urlFilter = parseFilterQuery(new URLSearchParams(location.search))
    if (!isSearching && query === formatFilterQuery(urlFilter)) showAnswer()
  }, [query, isSearching])
  useLayoutEffect(() => showAnswer, [])
}

function showAnswer() {
  delete document.documentElement.dataset.filter
}
