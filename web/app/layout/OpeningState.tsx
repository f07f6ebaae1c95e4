import { useVisibleShop } from '../../data/ShopServices'
import { formatOpeningState } from '../../../domain/opening-hours/formatOpeningState'
import { useTimedText } from '../../browser/useTimedText'
import styles from './OpeningState.module.css'

/** Shows until when the business is open, or when it opens. The room of the text is reserved until hydration. */
export function OpeningState() {
  const { calendar } = useVisibleShop()
  const text = useTimedText(() => formatOpeningState(Date.now(), calendar))
  return <p className={styles.state}>{text}</p>
}
