import { productMessages } from '../../../domain/messages/product'
import type { Category, ProductLinks, ProductSummary } from '../../../domain/catalogue/product'
import { routePaths } from '../../../domain/site/routePaths'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import type { ProductLinkState } from './productLink'
import styles from './CategoryNeighbours.module.css'

/** SVG path data on a 24×24 view box. */
const forwardIcon = 'M4 12h16m-6-6 6 6-6 6'

type Props = { category: Category; links: ProductLinks; linkState: ProductLinkState | undefined }

export function CategoryNeighbours({ category, links: { previous, next }, linkState }: Props) {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={productMessages.formatNeighboursLabel(category)}>
      {previous ? (
        <NeighbourLink product={previous} linkState={linkState} direction="previous">
          {productMessages.formatPrevious(category)}
        </NeighbourLink>
      ) : null}
      {next ? (
        <NeighbourLink product={next} linkState={linkState} direction="next">
          {productMessages.formatNext(category)}
        </NeighbourLink>
      ) : null}
    </nav>
  )
}

type NeighbourLinkProps = {
  product: ProductSummary
  linkState: ProductLinkState | undefined
  direction: 'previous' | 'next'
  children: string
}

function NeighbourLink({ product, linkState, direction, children }: NeighbourLinkProps) {
  return (
    <Link
      className={styles[direction]}
      to={routePaths.product(product.id)}
      {...(linkState && { state: linkState })}
    >
      <Icon pathData={direction === 'previous' ? backIcon : forwardIcon} />
      <span>
        <span className={styles.position}>{`${children} `}</span>
        <span>{product.name}</span>
      </span>
    </Link>
  )
}
