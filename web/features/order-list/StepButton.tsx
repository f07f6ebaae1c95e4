import { Icon } from '../../ui/Icon'
import styles from './StepButton.module.css'

type Props = { icon: string; label: string; onPress: () => void }

export function StepButton({ icon, label, onPress }: Props) {
  return (
    <button className={styles.step} type="button" aria-label={label} onClick={onPress}>
      <Icon pathData={icon} />
    </button>
  )
}
