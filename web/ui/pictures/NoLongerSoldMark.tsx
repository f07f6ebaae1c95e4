import { noLongerSold } from '../../../domain/messages/noLongerSold'
import styles from './NoLongerSoldMark.module.css'

/** Says on a card's picture that the product is no longer sold. It takes no place, so that the page does not move. */
export function NoLongerSoldMark() {
  return <p className={styles.mark}>{noLongerSold}</p>
}
