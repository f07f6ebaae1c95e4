import type { DeskProduct } from '../../../../domain/catalogue/editing/deskProductList'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { formatDeskTime } from '../../inbox/list/formatDeskTime'
import { ListButton } from '../../ui/ListButton'
import desk from '../../ui/desk.module.css'
import styles from './ProductList.module.css'

const marks = {
  visible: '',
  hidden: deskCatalogueMessages.hiddenMark,
  new: deskCatalogueMessages.newMark,
  unknown: deskCatalogueMessages.notInShopMark,
} as const

type Props = {
  product: DeskProduct
  now: number
  isBusy: boolean
  onStockChange: (soldOut: boolean) => void
}

/** A product of the desk's list. Its button publishes at one press that it is out of stock, or back. */
export function ProductRow({ product, now, isBusy, onStockChange }: Props) {
  const { id, image, visibility, soldOut } = product
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={getDeskProductPath(id)} data-product-row={id}>
        <span className={styles.picture}>
          {image ? <BlurImage picture={image} alt="" sizes="4rem" /> : null}
        </span>
        <RowTexts product={product} now={now} />
      </Link>
      {visibility === 'visible' ? (
        <div className={styles.stock}>
          <ListButton context={product.name} aria-busy={isBusy} onClick={() => onStockChange(!soldOut)}>
            {soldOut ? deskStockMessages.markBack : deskStockMessages.markSoldOut}
          </ListButton>
        </div>
      ) : null}
    </li>
  )
}

function RowTexts({ product, now }: { product: DeskProduct; now: number }) {
  const { id, name, category, unit, visibility, soldOut, draft } = product
  return (
    <span className={styles.texts}>
      <strong className={styles.name}>{name === '' ? deskCatalogueMessages.unnamedProduct : name}</strong>{' '}
      <span className={desk.hint}>
        {[`#${id}`, category, unit].filter((detail) => detail !== null).join(' · ')}
      </span>{' '}
      <span className={styles.marks}>
        {[marks[visibility], soldOut ? deskCatalogueMessages.soldOutMark : ''].map((mark) =>
          mark === '' ? null : (
            <span key={mark}>
              <span className={styles.state}>{mark}</span>{' '}
            </span>
          ),
        )}
        {draft ? (
          <span className={styles.draft}>
            {deskCatalogueMessages.formatDraftMark(
              draft.by.name,
              formatDeskTime(new Date(draft.savedAt), now),
            )}
          </span>
        ) : null}
      </span>
    </span>
  )
}
