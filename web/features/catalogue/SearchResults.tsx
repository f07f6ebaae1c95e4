import { memo } from 'react'
import { formatFilterQuery, type ProductFilter } from '../../domain/catalogue/productSearch'
import { formatOtherName, formatResultCount, searchingProducts } from '../../domain/messages/search'
import { PaginatedProducts } from './PaginatedProducts'
import type { CardNote } from './ProductGrid'
import { formatSuggestionStatus } from './suggestionStatus'
import type { RenderProductAction } from './RenderProductAction'
import { SuggestedProducts } from './SuggestedProducts'
import type { ProductList } from './useProductList'
import { type Search, useSearch } from './useSearch'
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
  const { allProducts, isLoading, filter, isTyping, visibleCount, onShowMore, action } = props
  const search = useSearch(allProducts, props.matches, filter, isTyping)
  const { matches } = search
  // Without a search, a page has only the first products of all.
  const total = matches.length > props.matches.length ? matches.length : props.total
  const isEmpty = matches.length === 0
  const actionProps = action && { action }
  const getStatusText = () => {
    if (isLoading) return searchingProducts
    return isEmpty
      ? formatSuggestionStatus(filter, search)
      : formatResultCount(Math.min(visibleCount, total), total)
  }
  return (
    <div className={isLoading ? styles.loading : undefined} aria-busy={isLoading}>
      <p className={styles.count} role="status">
        {getStatusText()}
      </p>
      {isEmpty ? (
        <SuggestedProducts filter={filter} search={search} {...actionProps} />
      ) : (
        <PaginatedProducts
          search={formatFilterQuery(filter)}
          matches={matches.map(({ product }) => product)}
          notes={getCardNotes(matches)}
          {...{ total, visibleCount }}
          onShowMore={() => {
            onShowMore(filter, total)
          }}
          {...actionProps}
        />
      )}
    </div>
  )
})

function getCardNotes(matches: Search['matches']): ReadonlyMap<string, CardNote> {
  return new Map(
    matches.flatMap(({ product: { id, name }, otherName }) =>
      otherName === undefined ? [] : [[id, { title: formatOtherName(otherName, name) }]],
    ),
  )
}
