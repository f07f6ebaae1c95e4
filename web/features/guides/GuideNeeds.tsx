import { useId, useRef } from 'react'
import { formatQuantity } from '../../../domain/catalogue/formatQuantity'
import type { Guide } from '../../../domain/guides/guide'
import { guidesMessages } from '../../../domain/messages/guides'
import { uiMessages } from '../../../domain/messages/ui'
import { type CartItem, itemQuantityStep, toOrderListProduct } from '../../../domain/order-list/orderList'
import { routePaths } from '../../../domain/site/routePaths'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { plusIcon, undoIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { useGuideList } from './useGuideList'
import { type CurrentGuideProduct, useGuideProducts } from './useGuideProducts'
import styles from './GuideNeeds.module.css'

/** What a guide needs: the shop's products, with the button that adds them to the list, and other things. */
export function GuideNeeds({ guide }: { guide: Guide }) {
  const titleId = useId()
  const products = useGuideProducts(guide)
  const wanted = toWantedItems(products)
  return (
    <section className={styles.needs} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {guidesMessages.needsTitle}
      </h2>
      <h3 className={styles.subtitle}>{guidesMessages.productsLabel}</h3>
      <ul className={styles.products}>
        {products.map((used) => (
          <li className={styles.product} key={used.productId}>
            <ProductRow {...used} />
          </li>
        ))}
      </ul>
      {wanted.length > 0 ? <AddToListActions wanted={wanted} /> : null}
      <p className={styles.note}>{guide.listNote}</p>
      <h3 className={styles.subtitle}>{guidesMessages.otherThingsTitle}</h3>
      <ul className={styles.others}>
        {guide.otherThings.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  )
}

// The CSS variable --badge, which sets the picture's width.
const pictureSizes = '60px'

function ProductRow({ productId, product, name, amount, halves, isGone }: CurrentGuideProduct) {
  const stock = isGone ? uiMessages.noLongerSold : product?.soldOut && uiMessages.outOfStock
  return (
    <>
      <span className={styles.picture}>
        {product ? <BlurImage picture={product.image} alt="" sizes={pictureSizes} /> : null}
      </span>
      <span className={styles.name}>
        {isGone ? <span>{name}</span> : <Link to={routePaths.product(productId)}>{name}</Link>}
        <span className={styles.amount}>{amount}</span>
        {stock ? <span className={styles.stock}>{stock}</span> : null}
      </span>
      {isGone ? null : (
        <span className={styles.quantity}>
          {guidesMessages.formatOrderQuantity(formatQuantity(halves * itemQuantityStep, product?.unit))}
        </span>
      )}
    </>
  )
}

/** The products that the guide asks the shop for, of those that it still sells. */
function toWantedItems(products: readonly CurrentGuideProduct[]): CartItem[] {
  return products.flatMap(({ product, halves, isGone }) =>
    product && !isGone ? [{ ...toOrderListProduct(product), count: halves * itemQuantityStep }] : [],
  )
}

function AddToListActions({ wanted }: { wanted: readonly CartItem[] }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const { add, undo, hasAdded, canUndo } = useGuideList(wanted)
  const handleUndo = () => {
    // The Undo button disappears.
    addButton.current?.focus({ preventScroll: true })
    undo()
  }
  return (
    <div className={styles.actions}>
      <Button onClick={add} ref={addButton}>
        <Icon pathData={plusIcon} />
        {guidesMessages.addToList}
      </Button>
      {hasAdded ? (
        <ButtonLink tone="quiet" to={routePaths.orderList}>
          {guidesMessages.viewList}
        </ButtonLink>
      ) : null}
      {canUndo ? (
        <Button tone="quiet" onClick={handleUndo}>
          <Icon pathData={undoIcon} />
          {guidesMessages.undo}
        </Button>
      ) : null}
    </div>
  )
}
