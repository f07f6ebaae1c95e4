import type { CartItem } from '../../domain/order-list/orderList'
import { Icon } from '../../ui/Icon'
import { minusIcon, plusIcon } from '../../ui/icons'
import { QuantityField, useQuantityInput } from './QuantityField'
import type { OrderListActions } from './useOrderListActions'
import styles from './QuantityStepper.module.css'

type Props = { item: CartItem; actions: OrderListActions }

/** An editable quantity between two buttons that change it by 0.5. */
export function QuantityStepper({ item, actions }: Props) {
  const quantityInput = useQuantityInput(item, actions)
  return (
    <div className={styles.stepper}>
      <StepButton
        icon={minusIcon}
        name={`Decrease ${item.name}`}
        onPress={() => {
          quantityInput.commit()
          actions.decrease(item)
        }}
      />
      <QuantityField name={item.name} quantityInput={quantityInput} />
      <StepButton
        icon={plusIcon}
        name={`Increase ${item.name}`}
        onPress={() => {
          quantityInput.commit()
          actions.add(item)
        }}
      />
    </div>
  )
}

type StepButtonProps = { icon: string; name: string; onPress: () => void }

function StepButton({ icon, name, onPress }: StepButtonProps) {
  return (
    <button className={styles.step} type="button" aria-label={name} onClick={onPress}>
      <Icon pathData={icon} />
    </button>
  )
}
