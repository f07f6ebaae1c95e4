import {
  chooseItem,
  keysAfter,
  keysAnd,
  keysBefore,
  keysEnd,
  nextKeyName,
  openKeyName,
} from '../../../domain/messages/desk/inbox'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './NoItemOpen.module.css'

/** Shown beside the list on a wide screen while no item is open. */
export function NoItemOpen() {
  return (
    <div className={styles.pane}>
      <span className={styles.badge}>
        <Icon pathData={leafIcon} size="large" />
      </span>
      <p className={styles.title}>{chooseItem}</p>
      <p>
        {keysBefore} <kbd>{nextKeyName}</kbd> {keysAnd} <kbd>{openKeyName}</kbd> {keysAfter} <kbd>?</kbd>{' '}
        {keysEnd}
      </p>
    </div>
  )
}
