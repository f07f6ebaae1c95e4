import { type MouseEvent, useEffect, useRef } from 'react'
import { isEveryCardShown } from '../../../domain/catalogue/paging'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { productsMessages } from '../../../domain/messages/products'
import { routePaths } from '../../../domain/site/routePaths'
import { Button, ButtonLink } from '../../ui/Button'
import { showToast } from '../../ui/toasts/showToast'
import type { RenderProductAction } from './RenderProductAction'
import { type CardNote, ProductGrid } from './ProductGrid'
import styles from './PaginatedProducts.module.css'

type FocusRequest = { button: Element; cardCount: number; isByMouse: boolean }

type Props = {
  search: string
  matches: readonly ProductSummary[]
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
