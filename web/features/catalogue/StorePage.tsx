import { useMemo, startTransition, useEffect, useState, useRef, type ReactNode } from 'react'
import { productsMessages } from '../../../domain/messages/products'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { SearchResults } from './SearchResults'
import { prefetchCatalogue } from './prefetchCatalogue'
import { getProductListPageMetadata } from './productListMetadata'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { SearchBox } from './SearchBox'
import { useProductList } from './useProductList'
import { useProductListFilter } from './useProductListFilter'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useShopServices } from '../../data/ShopServices'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { runAfterPaint } from '../../browser/runAfterPaint'
import { type Category, type Grade, grades } from '../../../domain/catalogue/product'
import { catalogueMessages } from '../../../domain/messages/catalogue'
import styles from './StorePage.module.css'

/** The catalogue, with search, grade and category filter. */
export function StorePage({ action }: { action?: RenderProductAction }) {
  const { catalogue } = useShopServices()
  const prefetch = () => prefetchCatalogue(catalogue)
  const {
    filter,
    isTyping,
    visibleCount,
    updateSearch,
    commitSearch,
    selectCategory,
    selectGrade,
    toggleOrder,
    showMore,
  } = useProductListFilter()
  // The search field and the category buttons update at once; the product cards update after that has been painted.
  const { category, grade, search, order } = filter
  const currentView = useMemo(
    () => ({
      filter: { category, grade, search, ...(order && { order }) },
      isTyping,
      visibleCount,
    }),
    [category, grade, search, order, isTyping, visibleCount],
  )
  const paintedView = useValueAfterPaint(currentView)
  usePageMetadata(getProductListPageMetadata(paintedView.filter))
  // A new element in each render would make the memoized SearchResults render with each press and key.
  const orderButton = useMemo(
    () => (
      <FilterButton isActive={order === 'name'} onClick={toggleOrder}>
        {productsMessages.sortByName}
      </FilterButton>
    ),
    [order, toggleOrder],
  )
  const result = useProductList(paintedView.filter, paintedView.visibleCount, paintedView.isTyping)
  return (
    <PageSection>
      <Heading level={1} lead={productsMessages.storeLead}>
        {productsMessages.storeTitle}
      </Heading>
      <NoScriptNotice purpose={productsMessages.storeControlsPurpose} />
      <div className={styles.controls} onFocus={prefetch} onPointerEnter={prefetch}>
        <SearchBox text={filter.search} onTextChange={updateSearch} onCommit={commitSearch} />
        {result.state === 'ready' ? (
          <>
            <GradeButtons active={grade} onSelect={selectGrade} />
            <CategoryButtons
              categories={result.list.categories}
              active={category}
              onSelect={selectCategory}
            />
          </>
        ) : null}
      </div>
      {result.state === 'loading' ? <LoadingIndicator label={productsMessages.loadingProducts} /> : null}
      {result.state === 'failed' ? <ProductListLoadError onRetry={result.retry} /> : null}
      {result.state === 'ready' ? (
        <SearchResults
          {...result.list}
          {...paintedView}
          orderButton={orderButton}
          onShowMore={showMore}
          {...(action && { action })}
        />
      ) : null}
    </PageSection>
  )
}

function ProductListLoadError({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice
      title={productsMessages.productsNotLoadedTitle}
      actions={<Button onClick={onRetry}>{productsMessages.tryAgain}</Button>}
    >
      <p role="alert">
        {isOnline ? productsMessages.productsNotLoadedOnline : productsMessages.productsNotLoadedOffline}
      </p>
    </Notice>
  )
}

/** Returns a value after the paint of the input: useDeferredValue would delay that paint on slow phones. */
function useValueAfterPaint<Value extends object>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(value)
  useEffect(() => {
    let isCurrent = true
    runAfterPaint(() => {
      if (!isCurrent) return
      startTransition(() => setPaintedValue(value))
    })
    return () => {
      isCurrent = false
    }
  }, [value])
  return paintedValue
}

type CategoryOption = Category | 'All'
type Props = {
  categories: readonly Category[]
  active: CategoryOption
  onSelect: (option: CategoryOption) => void
}

/** The category filter; one scrolling row on phones, so that the products stay visible. */
function CategoryButtons({ categories, active, onSelect }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollToSelected(row.current)
  }, [active])
  return (
    <div className={styles.row} role="group" aria-label={productsMessages.categoryLabel} ref={row}>
      <span className={styles.label} aria-hidden="true">
        {productsMessages.categoryLabel}
      </span>
      {(['All', ...categories] as const).map((option) => (
        <FilterButton isActive={option === active} key={option} onClick={() => onSelect(option)}>
          {option}
        </FilterButton>
      ))}
    </div>
  )
}

/** Scrolls the row of category buttons to the selected button; scrollIntoView() would also scroll the page. */
function scrollToSelected(row: HTMLElement | null) {
  const selectedButton = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!row || !selectedButton) return
  row.scrollLeft = selectedButton.offsetLeft - (row.clientWidth - selectedButton.offsetWidth) / 2
}

type GradeOption = Grade | 'All'

/** The grade filter; another press on the active grade shows both grades again. */
function GradeButtons({
  active,
  onSelect,
}: {
  active: GradeOption
  onSelect: (option: GradeOption) => void
}) {
  return (
    <div className={styles.gradeButtonsRow} role="group" aria-label={productsMessages.gradeLabel}>
      <span className={styles.label} aria-hidden="true">
        {productsMessages.gradeLabel}
      </span>
      {grades.map((grade) => (
        <FilterButton
          isActive={grade === active}
          key={grade}
          onClick={() => onSelect(grade === active ? 'All' : grade)}
        >
          {catalogueMessages.gradeNames[grade]}
        </FilterButton>
      ))}
    </div>
  )
}

type FilterButtonProps = { isActive: boolean; onClick: () => void; children: ReactNode }

function FilterButton({ isActive, onClick, children }: FilterButtonProps) {
  return (
    <button className={styles.choice} type="button" aria-pressed={isActive} onClick={onClick}>
      {children}
    </button>
  )
}
