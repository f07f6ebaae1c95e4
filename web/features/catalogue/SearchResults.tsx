import { memo, useEffect } from 'react'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { useShopServices } from '../../data/ShopServices'
import { formatFilterQuery, type ProductFilter } from '../../../domain/catalogue/productSearch'
import { productsMessages } from '../../../domain/messages/products'
import { PaginatedProducts } from './PaginatedProducts'
import type { CardNote } from './ProductGrid'
import { formatSuggestionStatus } from './suggestionStatus'
import type { RenderProductAction } from './RenderProductAction'
import { SuggestedProducts } from './SuggestedProducts'
import type { ProductList } from './useProductList'
import { type Search, useSearch } from './useSearch'
import { useSteadyHits } from './useSteadyHits'
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
  const { catalogue } = useShopServices()
  const search = useSearch(allProducts, props.matches, filter, isTyping)
  useMissingSearchReport(filter.search, !isTyping && !isLoading, search)
  const query = formatFilterQuery(filter)
  const view = `${query} ${search.status} ${isLoading}`
  const { hits: matches, isQuiet } = useSteadyHits(search.matches, view, visibleCount)
  // Without a search, a page has only the first products of all.
  const foundCount = search.matches.length
  const total = (foundCount > props.matches.length ? foundCount : props.total) + (matches.length - foundCount)
  const isEmpty = matches.length === 0
  const actionProps = action && { action }
  const getStatusText = () => {
    if (isLoading) return productsMessages.searchingProducts
    return isEmpty
      ? formatSuggestionStatus(filter, search)
      : productsMessages.formatResultCount(Math.min(visibleCount, total), total)
  }
  return (
    <div className={isLoading ? styles.loading : undefined} aria-busy={isLoading}>
      <p className={styles.count} role="status" aria-live={isQuiet ? 'off' : 'polite'}>
        {getStatusText()}
      </p>
      {isEmpty ? (
        <SuggestedProducts filter={filter} search={search} view={view} {...actionProps} />
      ) : (
        <PaginatedProducts
          search={query}
          matches={matches.map(({ product }) => product)}
          notes={getCardNotes(catalogue, matches)}
          {...{ total, visibleCount }}
          onShowMore={() => onShowMore(filter, total)}
          {...actionProps}
        />
      )}
    </div>
  )
})

function getCardNotes(
  { isProductGone }: Catalogue,
  matches: Search['matches'],
): ReadonlyMap<string, CardNote> {
  return new Map(
    matches.map(({ product: { id, name }, otherName }) => [
      id,
      {
        ...(otherName !== undefined && { title: productsMessages.formatOtherName(otherName, name) }),
        isGone: isProductGone(id),
      },
    ]),
  )
}

/** Reports a search that the visitor has finished typing, and that found no product and no similar one. */
function useMissingSearchReport(text: string, isFinished: boolean, search: Search): void {
  const { status, matches, suggestions } = search
  const { missingSearches } = useShopServices()
  const isMissing = isFinished && status === 'ready' && matches.length + suggestions.length === 0
  useEffect(() => {
    if (isMissing) missingSearches.report(text).catch(() => undefined)
  }, [isMissing, text, missingSearches])
}
