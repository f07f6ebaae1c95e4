import { useMemo } from 'react'
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
import { ProductListLoadError } from './ProductListLoadError'
import type { RenderProductAction } from './RenderProductAction'
import { SearchBox } from './SearchBox'
import { useProductList } from './useProductList'
import { useProductListFilter } from './useProductListFilter'
import { useValueAfterPaint } from './useValueAfterPaint'
import styles from './StorePage.module.css'

/** The catalogue, with search, grade and category filter. */
export function StorePage({ action }: { action?: RenderProductAction }) {
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
      <div className={styles.controls} onFocus={prefetchCatalogue} onPointerEnter={prefetchCatalogue}>
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
