import { uiMessages } from '../../../domain/messages/ui'
import styles from './ProductMark.module.css'

type Props = {
  isGone?: boolean
  soldOut: boolean | undefined
  isNew?: boolean | undefined
}

/**
 * Says on a card's picture that the product is no longer sold, out of stock, or new. It takes no place, so that the page
 * does not move.
 */
export function ProductMark({ isGone, soldOut, isNew }: Props) {
  const text = isGone ? uiMessages.noLongerSold : soldOut ? uiMessages.outOfStock : isNew && uiMessages.isNew
  return text ? <span className={styles.mark}>{text}</span> : null
}
