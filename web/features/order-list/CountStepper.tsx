import type { CartItem } from '../../domain/orderList'
import { Icon } from '../../ui/Icon'
import { minusIcon, plusIcon } from '../../ui/icons'
import { CountField, useTyping } from './CountField'
import type { ListActions } from './useListActions'
import styles from './CountStepper.module.css'

type Props = { item: CartItem; actions: ListActions }

/** How much of a product is wanted, to type over, with 0.5 less to its left and 0.5 more to its right. */
export function CountStepper({ item, actions }: Props) {
  const typing = useTyping(item, actions)
  return (
    <div className={styles.stepper}>
      <StepButton
        icon={minusIcon}
        name={`Decrease ${item.name}`}
        onPress={() => {
          typing.settle()
          actions.decrease(item)
        }}
      />
      <CountField name={item.name} typing={typing} />
      <StepButton
        icon={plusIcon}
        name={`Increase ${item.name}`}
        onPress={() => {
          typing.settle()
          actions.add(item)
        }}
      />
    </div>
  )
}

type StepProps = { icon: string; name: string; onPress: () => void }

function StepButton({ icon, name, onPress }: StepProps) {
  return (
    <button className={styles.step} type="button" aria-label={name} onClick={onPress}>
      <Icon drawing={icon} />
    </button>
  )
}
