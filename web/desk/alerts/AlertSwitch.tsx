import { SwitchRow, type SwitchRowProps } from '../../ui/push/SwitchRow'
import styles from './AlertSwitch.module.css'

/** One kind of alert in the list of kinds, switched on or off by a checkbox. */
export function AlertSwitch(props: Omit<SwitchRowProps, 'isBusy' | 'role'>) {
  return (
    <li className={styles.row}>
      <SwitchRow {...props} />
    </li>
  )
}
