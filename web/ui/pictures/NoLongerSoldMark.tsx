import { uiMessages } from '../../../domain/messages/ui'
import styles from './NoLongerSoldMark.module.css'

/** Says on a card's picture that the product is no longer sold. It takes no place, so that the page does not move. */
export function NoLongerSoldMark() {
  return <p className={styles.mark}>{uiMessages.noLongerSold}</p>
}
