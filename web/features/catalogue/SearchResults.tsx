import { memo, useEffect, type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { useShopServices } from '../../data/ShopServices'
import {
  formatFilterQuery,
  hasSearchText,
  type ProductFilter,
  sortHits,
} from '../../../domain/catalogue/productSearch'
import { productsMessages } from '../../../domain/messages/products'
import { type CardNote, ProductGrid } from './ProductGrid'
import { formatSuggestionStatus } from './suggestionStatus'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { SuggestedProducts } from './SuggestedProducts'
import type { ProductList } from './useProductList'
import { type Search, useSearch } from './useSearch'
import { useSteadyHits } from './useSteadyHits'
import { useHiddenUntilAnswered } from './useProductListFilter'
import { isEveryCardShown } from '../../../domain/catalogue/paging'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { routePaths } from '../../../domain/site/routePaths'
import { Button, ButtonLink } from '../../ui/Button'
import { showToast } from '../../ui/toasts/showToast'
import gridStyles from './ProductGrid.module.css'
import styles from './SearchResults.module.css'

type Props = ProductList & {
  filter: ProductFilter
  isTyping: boolean
  visibleCount: number
  /** Sorts the products; it is shown beside their number. */
  orderButton: ReactNode
  onShowMore: (filter: ProductFilter, total: number) => void
  action?: RenderProductAction
}

/** The number of products found, and their cards. Until every name has been searched, a skeleton with the filter's words. */
export const SearchResults = memo(function SearchResults(props: Props) {
  const { allProducts, isLoading, filter, isTyping, visibleCount, orderButton, onShowMore, action } = props
  const { catalogue } = useShopServices()
  const search = useSearch(allProducts, props.matches, filter, isTyping)
  useMissingSearchReport(filter.search, hasSearchText(filter) && !isTyping && !isLoading, search)
  const query = formatFilterQuery(filter)
  const view = `${query} ${search.status} ${isLoading}`
  const found = useMemo(() => sortHits(search.matches, filter), [search.matches, filter])
  const { hits: matches, isQuiet } = useSteadyHits(found, view, visibleCount)
  // Without a search, a page has only the first products of all.
  const foundCount = search.matches.length
  const total = (foundCount > props.matches.length ? foundCount : props.total) + (matches.length - foundCount)
  const isEmpty = matches.length === 0
  const actionProps = action && { action }
  const isSearching = isLoading || search.status === 'loading'
  const isUnknown = isEmpty && isSearching
  useHiddenUntilAnswered(query, isSearching)
  const getStatusText = () => {
    if (isLoading || isUnknown) return productsMessages.formatLookingFor(filter)
    return isEmpty
      ? formatSuggestionStatus(filter, search)
      : productsMessages.formatResultCount(Math.min(visibleCount, total), total)
  }
  const getAnswer = () => {
    if (isUnknown) return skeleton
    if (isEmpty) return <SuggestedProducts filter={filter} search={search} view={view} {...actionProps} />
    return (
      <PaginatedProducts
        search={query}
        matches={matches.map(({ product }) => product)}
        notes={getCardNotes(catalogue, matches)}
        {...{ total, visibleCount }}
        onShowMore={() => onShowMore(filter, total)}
        {...actionProps}
      />
    )
  }
  return (
    <>
      <div className={styles.head}>
        <p
          className={styles.count}
          role="status"
          aria-live={isQuiet ? 'off' : 'polite'}
          data-looking-for={productsMessages.lookingFor}
        >
          {getStatusText()}
        </p>
        {orderButton}
      </div>
      <div className={styles.answer} aria-busy={isLoading || isUnknown}>
        {getAnswer()}
      </div>
    </>
  )
})

/** In place of the cards while they are not known. */
const skeleton = (
  <ul className={gridStyles.grid} aria-hidden="true">
    {Array.from({ length: 8 }, (_, index) => (
      <li className={styles.placeholder} key={index} />
    ))}
  </ul>
)

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

type FocusRequest = { button: Element; cardCount: number; isByMouse: boolean }

type PaginatedProductsProps = {
  search: string
  matches: readonly ProductSummary[]
  total: number
  visibleCount: number
  /** A text on the card of each of these products, by product id. */
  notes: ReadonlyMap<string, CardNote>
  onShowMore: () => void
  action?: RenderProductAction
}

/** The visible product cards, the button for more, which moves the focus to the first new card, and links to all and to their uses. */
function PaginatedProducts(props: PaginatedProductsProps) {
  const { search, matches, total, visibleCount, notes, onShowMore, action } = props
  const visibleProducts = matches.slice(0, visibleCount)
  const isLastPage = isEveryCardShown(visibleCount, total)
  const { cardsRef, focusNextCards } = useFocusOnNewCards(visibleProducts.length)
  const showMore = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLastPage) showToast('error', productsMessages.noMoreProducts)
    else focusNextCards(event)
    onShowMore()
  }
  return (
    <div ref={cardsRef}>
      <ProductGrid search={search} products={visibleProducts} notes={notes} {...(action && { action })} />
      <div className={styles.more}>
        <Button tone={isLastPage ? 'quiet' : 'loud'} onClick={showMore}>
          {isLastPage ? productsMessages.endOfProducts : productsMessages.moreProducts}
        </Button>
        {isLastPage ? null : (
          <ButtonLink tone="quiet" to={routePaths.allProducts}>
            {productsMessages.allProducts}
          </ButtonLink>
        )}
        <ButtonLink tone="quiet" to={routePaths.uses}>
          {productsMessages.browseByUse}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Moves the focus from the pressed button to the first new card, when more cards than at the press are shown. */
function useFocusOnNewCards(cardCount: number) {
  const cardsRef = useRef<HTMLDivElement>(null)
  const request = useRef<FocusRequest>(null)
  useEffect(() => {
    if (!request.current || request.current.cardCount === cardCount) return
    const { button, cardCount: index, isByMouse } = request.current
    request.current = null
    // Safari does not focus a button that is clicked. Elsewhere, another focused element means the visitor has moved on.
    if (document.activeElement !== button && document.activeElement !== document.body) return
    const cardLink = cardsRef.current?.querySelectorAll<HTMLElement>('h2 a')[index]
    cardLink?.addEventListener('keydown', preventRepeatedKey)
    cardLink?.focus({ preventScroll: isByMouse })
  }, [cardCount])
  return {
    cardsRef,
    focusNextCards: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      // `detail` counts the clicks of a mouse or finger; it is 0 for a key.
      request.current ??= { button: currentTarget, cardCount, isByMouse: detail > 0 }
    },
  }
}

/** Keeps a key that is still held down after the press from opening the link that has the focus now. */
function preventRepeatedKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}
