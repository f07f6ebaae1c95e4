import type { MouseEvent } from 'react'
import { isEveryCardShown } from '../../../domain/catalogue/paging'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { productsMessages } from '../../../domain/messages/products'
import { routePaths } from '../../../domain/site/routePaths'
import { Button, ButtonLink } from '../../ui/Button'
import { showToast } from '../../ui/toasts/showToast'
import type { RenderProductAction } from './RenderProductAction'
import { type CardNote, ProductGrid } from './ProductGrid'
import { useFocusOnNewCards } from './useFocusOnNewCards'
import styles from './PaginatedProducts.module.css'

type Props = {
  /** The URL query of the search. */
  search: string
  matches: readonly ProductSummary[]
  /** The number of all products that match the search. */
  total: number
  visibleCount: number
  /** What the cards say beside the products, by product id. */
  notes: ReadonlyMap<string, CardNote>
  onShowMore: () => void
  action?: RenderProductAction
}

/** The visible product cards, the button for more, which moves the focus to the first new card, and a link to all. */
export function PaginatedProducts(props: Props) {
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
        <ButtonLink tone="quiet" to={routePaths.allProducts}>
          {productsMessages.allProducts}
        </ButtonLink>
      </div>
    </div>
  )
}
