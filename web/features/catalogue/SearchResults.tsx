import { memo } from 'react'
import { formatFilterQuery, type ProductFilter } from '../../domain/catalogue/productSearch'
import { PaginatedProducts } from './PaginatedProducts'
import { formatResultCount, formatNoResults } from './resultMessages'
import type { RenderProductAction } from './RenderProductAction'
import { SuggestedProducts } from './SuggestedProducts'
import type { ProductList } from './useProductList'
import { useNoResultsSuggestions } from './useNoResultsSuggestions'
import styles from './SearchResults.module.css'

type Props = ProductList & {
  filter: ProductFilter
  isTyping: boolean
  visibleCount: number
  onShowMore: (filter: ProductFilter, total: number) => void
  action?: RenderProductAction
}

/** The number of products found, and their cards. While the catalogue loads, the previous cards stay visible. */
export const SearchResults = memo(function SearchResults(props: Props) {
  const { matches, total, allProducts, isLoading, filter, isTyping, visibleCount, onShowMore, action } = props
  const isEmpty = matches.length === 0
  const suggestions = useNoResultsSuggestions(allProducts, filter, { isEnabled: isEmpty, isTyping })
  const actionProps = action && { action }
  const getStatusText = () => {
    if (isLoading) return 'Looking through all products…'
    return isEmpty
      ? formatNoResults(filter, suggestions)
      : formatResultCount(Math.min(visibleCount, total), total)
  }
  return (
    <div className={isLoading ? styles.loading : undefined} aria-busy={isLoading}>
      <p className={styles.count} role="status">
        {getStatusText()}
      </p>
      {isEmpty ? (
        <SuggestedProducts filter={filter} suggestions={suggestions} {...actionProps} />
      ) : (
        <PaginatedProducts
          search={formatFilterQuery(filter)}
          {...{ matches, total, visibleCount }}
          onShowMore={() => {
            onShowMore(filter, total)
          }}
          {...actionProps}
        />
      )}
    </div>
  )
})
