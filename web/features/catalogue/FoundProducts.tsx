import { isTheEnd, shownAfterMore } from '../../domain/paging'
import type { ListedProduct } from '../../domain/product'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast'
import type { ProductAction } from './ProductAction'
import { ProductGrid } from './ProductGrid'
import styles from './FoundProducts.module.css'

type Props = {
  found: readonly ListedProduct[]
  shown: number
  onShow: (count: number) => void
  action?: ProductAction
}

/** What the filter found, as many cards as were asked for, and the button for more; the focus stays on it. */
export function FoundProducts({ found, shown, onShow, action }: Props) {
  const visible = found.slice(0, shown)
  const isEnd = isTheEnd(shown, found.length)
  const more = () => {
    if (isEnd) showToast('error', 'Sorry, No More Product to Display')
    onShow(shownAfterMore(shown, found.length))
  }
  return (
    <>
      <ProductGrid products={visible} {...(action && { action })} />
      <div className={styles.more}>
        <Button tone={isEnd ? 'quiet' : 'loud'} onClick={more}>
          {isEnd ? 'The End' : 'More Products'}
        </Button>
      </div>
    </>
  )
}
