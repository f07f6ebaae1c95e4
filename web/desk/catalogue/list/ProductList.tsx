import { useEffect, useRef, useState, useDeferredValue, useMemo } from 'react'
import { useStaff } from '../../../data/desk/DeskServices'
import { useServerTime } from '../../useServerTime'
import {
  type DeskProductFilter,
  filterDeskProducts,
  mergeDeskProducts,
  toDeskProducts,
} from '../../../../domain/catalogue/editing/deskProductList'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { Button } from '../../../ui/Button'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { useListedProducts, useOtherNames } from './useListedProducts'
import { Notice } from '../../../ui/Notice'
import { ProductRow } from './ProductRow'
import { StockNotice } from './StockNotice'
import { useStockChange } from './useStockChange'
import desk from '../../ui/desk.module.css'
import styles from './ProductList.module.css'

const none: readonly Publication[] = []

const pageSize = 50
type Props = {
  filter: DeskProductFilter
  onFilterChange: (filter: DeskProductFilter) => void
  hiddenProducts?: readonly Publication[]
}

export function ProductList({ filter, onFilterChange, hiddenProducts }: Props) {
  const now = useServerTime()
  const { products, found, hasFailed, load } = useDeskProducts(filter, hiddenProducts)
  const [pageCount, setPageCount] = useState(1)
  const listRef = useFocusOnNewRow(pageCount)
  const stock = useStockChange()
  if (!products) return <LoadingIndicator label={deskCatalogueMessages.loadingCatalogue} />
  const rows = found.slice(0, pageCount * pageSize)
  return (
    <>
      {hasFailed ? (
        <div className={styles.failure} role="alert">
          <p>{deskCatalogueMessages.listFailed}</p>
          <Button tone="quiet" onClick={load}>
            {deskCatalogueMessages.tryAgain}
          </Button>
        </div>
      ) : null}
      <p className={desk.hint} role="status">
        {deskCatalogueMessages.formatProductCount(found.length, rows.length)}
      </p>
      {rows.length > 0 ? (
        <ul
          className={`${desk.list} ${styles.rows}`}
          ref={listRef}
          aria-label={deskCatalogueMessages.catalogueTitle}
        >
          {rows.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              now={now}
              isBusy={stock.busyId === product.id}
              onStockChange={(soldOut) => stock.change(product, soldOut)}
            />
          ))}
        </ul>
      ) : (
        <EmptyList filter={filter} isCatalogueEmpty={products.length === 0} onFilterChange={onFilterChange} />
      )}
      {rows.length < found.length ? (
        <div className={styles.more}>
          <Button tone="quiet" onClick={() => setPageCount(pageCount + 1)}>
            {deskCatalogueMessages.showMore}
          </Button>
        </div>
      ) : null}
      <StockNotice outcome={stock.outcome} />
    </>
  )
}

function useFocusOnNewRow(pageCount: number) {
  const listRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (pageCount === 1) return
    const row =
      listRef.current?.querySelectorAll<HTMLElement>('[data-product-row]')[(pageCount - 1) * pageSize]
    row?.focus({ preventScroll: true })
  }, [pageCount])
  return listRef
}

/** Returns all products of the desk's list, null while loading, and those that match a filter. */
function useDeskProducts(
  { search, category, only }: DeskProductFilter,
  hiddenProducts: readonly Publication[] = none,
) {
  const { products: listed, hasFailed, load } = useListedProducts()
  const otherNames = useOtherNames(search !== '')
  const { useDrafts, useRecentlyPublished } = useStaff().catalogue
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

type EmptyListProps = {
  filter: DeskProductFilter
  isCatalogueEmpty: boolean
  onFilterChange: (filter: DeskProductFilter) => void
}

function EmptyList({ filter, isCatalogueEmpty, onFilterChange }: EmptyListProps) {
  const { title, text } = describeEmptyList(filter, isCatalogueEmpty)
  const clear = (
    <Button tone="quiet" onClick={() => onFilterChange({ search: '', category: null, only: null })}>
      {deskCatalogueMessages.clearFilters}
    </Button>
  )
  return (
    <Notice level={2} title={title} actions={isCatalogueEmpty ? undefined : clear}>
      <p>{text}</p>
    </Notice>
  )
}

const emptyFilterTexts = {
  drafts: { title: deskCatalogueMessages.noDraftsTitle, text: deskCatalogueMessages.noDraftsText },
  hidden: { title: deskCatalogueMessages.noHiddenTitle, text: deskCatalogueMessages.noHiddenText },
  soldOut: { title: deskCatalogueMessages.noSoldOutTitle, text: deskCatalogueMessages.noSoldOutText },
} as const

function describeEmptyList({ search, category, only }: DeskProductFilter, isCatalogueEmpty: boolean) {
  if (isCatalogueEmpty)
    return {
      title: deskCatalogueMessages.emptyCatalogueTitle,
      text: deskCatalogueMessages.emptyCatalogueText,
    }
  if (search !== '' || category || !only)
    return { title: deskCatalogueMessages.nothingFoundTitle, text: deskCatalogueMessages.nothingFoundText }
  return emptyFilterTexts[only]
}
