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
      <p className={styles.title}>Choose an item from the list</p>
      <p>
        Or press <kbd>j</kbd> and <kbd>Enter</kbd> for the first one. <kbd>?</kbd> lists all keys.
      </p>
    </div>
  )
}
