import { orderListMessages } from '../../../domain/messages/orderList'
import type { CartItem } from '../../../domain/order-list/orderList'
import { minusIcon, plusIcon } from '../../ui/icons'
import { QuantityField } from './QuantityField'
import { StepButton } from './StepButton'
import type { OrderListActions } from './useOrderListActions'
import { useQuantityInput } from './useQuantityInput'
import styles from './QuantityStepper.module.css'

type Props = { item: CartItem; actions: OrderListActions }

/** An editable quantity between two buttons that change it by 0.5. */
export function QuantityStepper({ item, actions }: Props) {
  const quantityInput = useQuantityInput(item, actions.setQuantity)
  return (
    <div className={styles.stepper}>
      <StepButton
        icon={minusIcon}
        label={orderListMessages.formatDecreaseLabel(item.name)}
        onPress={() => {
          quantityInput.commit()
          actions.decrease(item)
        }}
      />
      <QuantityField item={item} quantityInput={quantityInput} />
      <StepButton
        icon={plusIcon}
        label={orderListMessages.formatIncreaseLabel(item.name)}
        onPress={() => {
          quantityInput.commit()
          actions.add(item)
        }}
      />
    </div>
  )
}
