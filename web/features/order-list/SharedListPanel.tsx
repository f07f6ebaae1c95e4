import { useEffect, useId, useRef } from 'react'
import { type CartItem, itemQuantityStep } from '../../../domain/order-list/orderList'
import { orderListChangesMessages, orderListPageMessages } from '../../../domain/messages/orderListPage'
import { mergeSharedList } from '../../../domain/order-list/mergeSharedList'
import { Button } from '../../ui/Button'
import type { OrderListActions } from './useOrderListActions'
import type { SharedListOffer } from './useSharedListOffer'
import { formatQuantity } from '../../../domain/catalogue/formatQuantity'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ProductThumbnail } from './ProductThumbnail'
import { itemLimits } from '../../../domain/order-list/orderItems'
import styles from './SharedListPanel.module.css'

type Props = {
  offer: SharedListOffer
  ownItems: readonly CartItem[]
  actions: OrderListActions
  onClose: () => void
}

/** Shows a shared list. The visitor can merge it with their own list, replace their own list with it, or ignore it. */
export function SharedListPanel({ offer, ownItems, actions, onClose }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
  }, [])
  const choiceText =
    ownItems.length > 0
      ? orderListPageMessages.sharedListChoiceText
      : orderListPageMessages.sharedListCopyText
  const replace = () => {
    actions.replace(offer.known, orderListChangesMessages.formatOrderListReplacedMessage(offer.known.length))
    onClose()
  }
  const merge = () => {
    const { items, ...counts } = mergeSharedList(ownItems, offer.known)
    actions.replace(items, orderListChangesMessages.formatSharedListMergeMessage(counts))
    onClose()
  }
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId} ref={headingRef} tabIndex={-1}>
        {orderListPageMessages.sharedListHeading}
      </h2>
      <p>{offer.known.length > 0 ? choiceText : orderListPageMessages.sharedListUnusableText}</p>
      <SharedProductList items={offer.known} />
      <UnusableSharedItems offer={offer} />
      <div className={styles.choices}>
        {offer.known.length > 0 ? (
          <SharedListChoices isOwnEmpty={ownItems.length === 0} onMerge={merge} onReplace={replace} />
        ) : null}
        <Button tone="quiet" onClick={onClose}>
          {orderListPageMessages.notNowText}
        </Button>
      </div>
    </section>
  )
}

type SharedListChoicesProps = { isOwnEmpty: boolean; onMerge: () => void; onReplace: () => void }

function SharedListChoices({ isOwnEmpty, onMerge, onReplace }: SharedListChoicesProps) {
  if (isOwnEmpty) return <Button onClick={onReplace}>{orderListPageMessages.acceptListText}</Button>
  return (
    <>
      <Button onClick={onMerge}>{orderListPageMessages.addToMyListText}</Button>
      <Button tone="quiet" onClick={onReplace}>
        {orderListPageMessages.replaceMyListText}
      </Button>
    </>
  )
}

function SharedProductList({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.products} aria-label={orderListPageMessages.sharedProductsLabel}>
      {items.map(({ id, name, unit, count }) => (
        <li className={styles.product} key={id}>
          <ProductThumbnail id={id} />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>
            <VisuallyHidden>{orderListPageMessages.quantityText} </VisuallyHidden>
            <span>{formatQuantity(count, unit)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The unusable entries of a shared list: unknown products, malformed entries, and those above the maximum number. */
function UnusableSharedItems({ offer }: { offer: SharedListOffer }) {
  const { unknown, unreadable, excess } = offer
  if (unknown.length + unreadable + excess === 0) return null
  return (
    <ul className={styles.items} aria-label={orderListPageMessages.leftOutLabel}>
      {unknown.map(({ productId, halves }) => (
        <li key={productId}>
          {orderListPageMessages.formatUnknownProductText(productId, halves * itemQuantityStep)}
        </li>
      ))}
      {unreadable > 0 ? <li>{orderListPageMessages.formatUnreadableText(unreadable)}</li> : null}
      {excess > 0 ? <li>{orderListPageMessages.formatExcessText(excess, itemLimits.entries)}</li> : null}
    </ul>
  )
}
