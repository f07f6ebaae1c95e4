import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { initialCardCount, getNextCardCount } from '../../domain/catalogue/paging'
import {
  parseFilterQuery,
  formatFilterQuery,
  type ProductFilter,
  sanitizeSearchText,
} from '../../domain/catalogue/productSearch'
import { readVisibleCardCount } from './productLink'

// A debounce that gives one history update per word: Safari allows 100 in 30 seconds.
const typingPauseMs = 250

/**
 * The list's filter and number of cards, stored in the browser's history. The filter is in the URL, so that it can
 * be shared. The number of cards is in the entry's state: Back restores it, and a new filter starts at 16.
 */
export function useProductListFilter() {
  const location = useLocation()
  const { key } = location
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const urlFilter = parseFilterQuery(query)
  // Uncommitted input belongs to the history entry it was typed in; any other entry shows its URL's filter.
  const [searchInput, setSearchInput] = useState({ key, search: urlFilter.search })
  const search = searchInput.key === key ? searchInput.search : urlFilter.search
  const isTyping = search !== urlFilter.search
  const filter: ProductFilter = { ...urlFilter, search }

  const navigateTo = useCallback(
    (nextFilter: ProductFilter, replace: boolean, visibleCount = initialCardCount) => {
      void navigate({ search: formatFilterQuery(nextFilter) }, { replace, state: { shown: visibleCount } })
    },
    [navigate],
  )
  const commitSearch = () => {
    if (isTyping) navigateTo(filter, true)
  }
  useEffect(() => {
    if (!isTyping) return
    // Without flushSync, input before the render would belong to the previous entry and be lost.
    const timer = setTimeout(flushSync, typingPauseMs, commitSearch)
    return () => {
      clearTimeout(timer)
    }
  })

  const visibleCount = isTyping ? initialCardCount : readVisibleCardCount(location.state)
  // Each press of the button for more cards adds to the latest count, even if the cards of the previous press have not
  // rendered yet.
  const latestCount = useRef(visibleCount)
  useLayoutEffect(() => {
    latestCount.current = visibleCount
  })

  return {
    filter,
    isTyping,
    visibleCount,
    updateSearch: (text: string) => {
      setSearchInput({ key, search: sanitizeSearchText(text) })
    },
    commitSearch,
    selectCategory: (category: ProductFilter['category']) => {
      navigateTo({ category, search }, false)
    },
    showMore: useCallback(
      (currentFilter: ProductFilter, total: number) => {
        navigateTo(currentFilter, true, getNextCardCount(latestCount.current, total))
      },
      [navigateTo],
    ),
  }
}
