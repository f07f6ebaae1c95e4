import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Icon } from '../../ui/Icon'
import { printIcon } from './itemIcons'
import styles from './ItemHeader.module.css'

/** Prints the open item as a packing slip; the print styles in ItemPane.module.css hide the rest of the page. */
export function PrintButton() {
  return (
    <button
      className={styles.print}
      type="button"
      onClick={() => {
        print()
      }}
    >
      <Icon pathData={printIcon} />
      {deskItemMessages.printLabel}
    </button>
  )
}
