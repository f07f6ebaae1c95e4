import { uiMessages } from '../../../domain/messages/ui'
import styles from './StockMark.module.css'

type Props = {
  isGone?: boolean
  soldOut: boolean | undefined
}

/**
 * Says on a card's picture that the product is no longer sold, or out of stock. It takes no place, so that the page does
 * not move.
 */
export function StockMark({ isGone, soldOut }: Props) {
  const text = isGone ? uiMessages.noLongerSold : soldOut && uiMessages.outOfStock
  return text ? <span className={styles.mark}>{text}</span> : null
}
