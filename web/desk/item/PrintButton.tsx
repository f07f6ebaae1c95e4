import { Icon } from '../../ui/Icon'
import { printIcon } from './itemIcons'
import styles from './ItemHeader.module.css'

/** Prints the open item as a packing slip; ItemPane.module.css says what of the page is on it. */
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
      Print
    </button>
  )
}
