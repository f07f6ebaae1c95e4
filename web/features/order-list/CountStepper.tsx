import type { CartItem } from '../../domain/orderList'
import { Icon } from '../../ui/Icon'
import { Unseen } from '../../ui/Unseen'
import { useListActions } from './useListActions'
import styles from './CountStepper.module.css'

/** How much of a product is wanted, with 0.5 less to its left and 0.5 more to its right. */
export function CountStepper({ item }: { item: CartItem }) {
  const { count, ...product } = item
  const { add, decrease } = useListActions()
  return (
    <div className={styles.stepper}>
      <StepButton
        icon="minus"
        name={`Decrease ${item.name}`}
        onPress={() => {
          decrease(product)
        }}
      />
      <output className={styles.count}>
        <Unseen>Count </Unseen>
        {count}
      </output>
      <StepButton
        icon="plus"
        name={`Increase ${item.name}`}
        onPress={() => {
          add(product)
        }}
      />
    </div>
  )
}

type StepProps = { icon: 'minus' | 'plus'; name: string; onPress: () => void }

function StepButton({ icon, name, onPress }: StepProps) {
  return (
    <button className={styles.step} type="button" aria-label={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
