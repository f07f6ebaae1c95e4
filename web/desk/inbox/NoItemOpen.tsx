import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
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
      <p className={styles.title}>{deskInboxMessages.chooseItem}</p>
      <p>
        {deskInboxMessages.keysBefore} <kbd>{deskInboxMessages.nextKeyName}</kbd> {deskInboxMessages.keysAnd}{' '}
        <kbd>{deskInboxMessages.openKeyName}</kbd> {deskInboxMessages.keysAfter} <kbd>?</kbd>{' '}
        {deskInboxMessages.keysEnd}
      </p>
    </div>
  )
}
