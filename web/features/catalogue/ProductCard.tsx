import { type ReactNode, useState } from 'react'
import { Link } from '../../ui/Link'
import type { ListedProduct } from '../../domain/product'
import { BlurImage } from '../../ui/BlurImage'
import { Icon } from '../../ui/Icon'
import { closeIcon } from '../../ui/icons'
import { eyeIcon } from './icons'
import { type ListPlace, toProduct } from './productLink'
import veil from '../../ui/veil.module.css'
import styles from './ProductCard.module.css'

// As the grid lays it out: two, three or four in a row. On a phone it takes 44vw, and gets the file for less: on so small
// a picture nobody sees more than two dots to the pixel, and sixteen of the next size would be 120 KB more.
const sizes = '(max-width: 440px) 27vw, (max-width: 600px) 44vw, (max-width: 940px) 29vw, min(21vw, 296px)'

type Props = {
  product: ListedProduct
  /** Why it is offered, such as 'similar name'. */
  reason: string | undefined
  list: ListPlace
  eager: boolean
  action?: ReactNode
}

/**
 * A product in the list. The name's link covers the card, so that a tap anywhere opens it. What hovering
 * shows, a finger gets from a small eye of its own.
 */
export function ProductCard({ product, reason, list, eager, action }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const link = toProduct(product.id, list)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BlurImage picture={product.image} alt="" sizes={sizes} eager={eager} />
        <div className={`${veil.veil} ${styles.overlay}`} data-open={isOpen}>
          <p className={styles.preview}>{product.preview}…</p>
          <Link className={styles.view} {...link} aria-label={`View ${product.name}`}>
            <Icon drawing={eyeIcon} />
          </Link>
        </div>
        <button
          className={styles.peek}
          type="button"
          aria-label={`Preview ${product.name}`}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          <Icon drawing={isOpen ? closeIcon : eyeIcon} />
        </button>
      </div>
      <h2 className={styles.name}>
        <Link className={styles.link} {...link}>
          {product.name}
        </Link>
      </h2>
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  )
}
