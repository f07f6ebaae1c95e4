import { Link } from '../../ui/Link'
import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { uiMessages } from '../../../domain/messages/ui'
import { useCatalogue } from '../../data/ShopServices'
import { routePaths } from '../../../domain/site/routePaths'
import type { CartItem } from '../../../domain/order-list/orderList'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ProductThumbnail } from './ProductThumbnail'
import type { OrderListActions } from './useOrderListActions'
import { orderListMessages } from '../../../domain/messages/orderList'
import { minusIcon, plusIcon } from '../../ui/icons'
import { QuantityField, StepButton, useQuantityInput } from './QuantityField'
import { RemovalOffer } from './RemovalOffer'
import styles from './OrderListRow.module.css'

export function OrderListRow({ item, actions }: { item: CartItem; actions: OrderListActions }) {
  const soldOut = useCatalogue().getCachedProductSummary(item.id)?.soldOut
  return (
    <div className={styles.row}>
      <ProductThumbnail id={item.id} />
      <div>
        <h2 className={styles.name}>
          <Link className={styles.link} to={routePaths.product(item.id)}>
            {item.name}
          </Link>
        </h2>
        <p className={styles.category}>{item.category}</p>
        {soldOut ? <p className={styles.soldOut}>{uiMessages.outOfStock}</p> : null}
      </div>
      <Controls item={item} actions={actions} />
    </div>
  )
}

function Controls({ item, actions }: { item: CartItem; actions: OrderListActions }) {
  const quantityInput = useQuantityInput(item, actions.setQuantity)
  const { name } = item
  if (quantityInput.isRemovalOffered)
    return (
      <div className={styles.controls}>
        <RemovalOffer name={name} onRemove={() => actions.remove(item)} onKeep={quantityInput.closeOffer} />
      </div>
    )
  return (
    <div className={styles.controls}>
      <div className={styles.stepper}>
        <StepButton
          icon={minusIcon}
          label={orderListMessages.formatDecreaseLabel(name)}
          onPress={() => {
            if (quantityInput.commit()) actions.decrease(item)
          }}
        />
        <QuantityField item={item} quantityInput={quantityInput} />
        <StepButton
          icon={plusIcon}
          label={orderListMessages.formatIncreaseLabel(name)}
          onPress={() => {
            if (quantityInput.commit()) actions.add(item)
          }}
        />
      </div>
      <button className={styles.remove} type="button" onClick={() => actions.remove(item)}>
        {orderListPageMessages.removeText}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </button>
    </div>
  )
}
