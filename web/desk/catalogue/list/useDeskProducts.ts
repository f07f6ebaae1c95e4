import { useDeferredValue, useMemo } from 'react'
import { useDrafts, useRecentlyPublished } from '../../../data/desk/catalogue/catalogueLists'
import {
  type DeskProductFilter,
  filterDeskProducts,
  mergeDeskProducts,
  toDeskProducts,
} from '../../../../domain/catalogue/editing/deskProductList'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import { useListedProducts, useOtherNames } from './useListedProducts'

const none: readonly Publication[] = []

/** Returns all products of the desk's list, null while loading, and those that match a filter. */
export function useDeskProducts(
  { search, category, only }: DeskProductFilter,
  hiddenProducts: readonly Publication[] = none,
) {
  const { products: listed, hasFailed, load } = useListedProducts()
  const otherNames = useOtherNames(search !== '')
  const drafts = useDrafts()
  const published = useRecentlyPublished()
  const base = useMemo(() => toDeskProducts(listed ?? [], otherNames), [listed, otherNames])
  const isListKnown = listed !== undefined || hasFailed
  const products = useMemo(() => {
    if (!isListKnown || !drafts || !published) return null
    return mergeDeskProducts(base, { publications: [...hiddenProducts, ...published], drafts })
  }, [isListKnown, base, hiddenProducts, published, drafts])
  const deferredSearch = useDeferredValue(search)
  const found = useMemo(
    () => filterDeskProducts(products ?? [], { search: deferredSearch, category, only }),
    [products, deferredSearch, category, only],
  )
  return { products, found, hasFailed, load }
}
