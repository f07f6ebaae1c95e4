import { useMemo, startTransition, useEffect, useState } from 'react'
import { productsMessages } from '../../../domain/messages/products'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { CategoryButtons } from './CategoryButtons'
import { GradeButtons } from './GradeButtons'
import { SearchResults } from './SearchResults'
import { prefetchCatalogue } from './prefetchCatalogue'
import { getProductListPageMetadata } from './productListMetadata'
import type { RenderProductAction } from './RenderProductAction'
import { SearchBox } from './SearchBox'
import { useProductList } from './useProductList'
import { useProductListFilter } from './useProductListFilter'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useShopServices } from '../../data/ShopServices'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { runAfterPaint } from '../../browser/runAfterPaint'
import styles from './StorePage.module.css'

/** The catalogue, with search, grade and category filter. */
export function StorePage({ action }: { action?: RenderProductAction }) {
  const { catalogue } = useShopServices()
  const prefetch = () => {
    prefetchCatalogue(catalogue)
  }
  const {
    filter,
    isTyping,
    visibleCount,
    updateSearch,
    commitSearch,
    selectCategory,
    selectGrade,
    showMore,
  } = useProductListFilter()
  // The search field and the category buttons update at once; the product cards update after that has been painted.
  const { category, grade, search } = filter
  usePageMetadata(getProductListPageMetadata({ category, grade }))
  const currentView = useMemo(
    () => ({ filter: { category, grade, search }, isTyping, visibleCount }),
    [category, grade, search, isTyping, visibleCount],
  )
  const paintedView = useValueAfterPaint(currentView)
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
        <SearchResults {...result.list} {...paintedView} onShowMore={showMore} {...(action && { action })} />
      ) : null}
    </PageSection>
  )
}

/** The notice when the product list could not be loaded; retries when back online. */
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

/**
 * Returns the new value only after the browser has painted the visitor's input. useDeferredValue would start rendering
 * before that paint and delay it on slow phones.
 */
function useValueAfterPaint<Value extends object>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(value)
  useEffect(() => {
    let isCurrent = true
    runAfterPaint(() => {
      if (!isCurrent) return
      startTransition(() => {
        setPaintedValue(value)
      })
    })
    return () => {
      isCurrent = false
    }
  }, [value])
  return paintedValue
}
