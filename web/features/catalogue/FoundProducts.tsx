import { isTheEnd } from '../../domain/paging'
import type { ListedProduct } from '../../domain/product'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast'
import type { ProductAction } from './ProductAction'
import { ProductGrid } from './ProductGrid'
import styles from './FoundProducts.module.css'

type Props = {
  /** The query that found them. */
  search: string
  found: readonly ListedProduct[]
  /** How many there are to show, in the end. */
  total: number
  shown: number
  onMore: () => void
  action?: ProductAction
}

/** What the filter found, as many cards as were asked for, and the button for more; the focus stays on it. */
export function FoundProducts({ search, found, total, shown, onMore, action }: Props) {
  const visible = found.slice(0, shown)
  const isEnd = isTheEnd(shown, total)
  const more = () => {
    if (isEnd) showToast('error', 'Sorry, No More Product to Display')
    onMore()
  }
  return (
    <>
      <ProductGrid search={search} products={visible} {...(action && { action })} />
      <div className={styles.more}>
        <Button tone={isEnd ? 'quiet' : 'loud'} onClick={more}>
          {isEnd ? 'The End' : 'More Products'}
        </Button>
      </div>
    </>
  )
}
