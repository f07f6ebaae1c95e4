import { SwitchRow, type SwitchRowProps } from '../../ui/push/SwitchRow'
import styles from './AlertSwitch.module.css'

export function AlertSwitch(props: Omit<SwitchRowProps, 'isBusy' | 'role'>) {
  return (
    <li className={styles.row}>
      <SwitchRow {...props} />
    </li>
  )
}
