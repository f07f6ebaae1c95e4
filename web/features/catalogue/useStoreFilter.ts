import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { firstPage, shownAfterMore } from '../../domain/paging'
import { filterFromQuery, filterToQuery, type ProductFilter, searchFrom } from '../../domain/productSearch'
import { shownIn } from './productLink'

// Long enough that a word is one change of the address: Safari refuses more than 100 in 30 seconds.
const typingPauseMs = 250

/**
 * The list's filter and count of cards, kept in the browser's history: the filter in the address, so that it can be
 * shared; the count in the entry's state, so that Back shows as much as before and a new filter starts at 16.
 */
export function useStoreFilter() {
  const location = useLocation()
  const { key } = location
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = filterFromQuery(query)
  // What is being typed counts for the entry it was typed in; any other navigation shows what its address says.
  const [typed, setTyped] = useState({ at: key, search: inAddress.search })
  const search = typed.at === key ? typed.search : inAddress.search
  const isTyping = search !== inAddress.search
  const filter: ProductFilter = { ...inAddress, search }

  const go = useCallback(
    (next: ProductFilter, replace: boolean, shown = firstPage) => {
      void navigate({ search: filterToQuery(next) }, { replace, state: { shown } })
    },
    [navigate],
  )
  const keepTyped = () => {
    if (isTyping) go(filter, true)
  }
  useEffect(() => {
    if (!isTyping) return
    // Drawn at once: a letter that came before that would be taken for the former entry's, and lost.
    const pause = setTimeout(flushSync, typingPauseMs, keepTyped)
    return () => {
      clearTimeout(pause)
    }
  })

  const shown = isTyping ? firstPage : shownIn(location.state)
  // Each press counts from the one before, though its cards may still be on their way.
  const asked = useRef(shown)
  useLayoutEffect(() => {
    asked.current = shown
  })

  return {
    filter,
    isTyping,
    shown,
    type: (text: string) => {
      setTyped({ at: key, search: searchFrom(text) })
    },
    keepTyped,
    choose: (category: ProductFilter['category']) => {
      go({ category, search }, false)
    },
    showMore: useCallback(
      (of: ProductFilter, total: number) => {
        go(of, true, shownAfterMore(asked.current, total))
      },
      [go],
    ),
  }
}
