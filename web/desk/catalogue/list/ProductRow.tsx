import type { DeskProduct } from '../../../../domain/catalogue/editing/deskProductList'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { formatDeskTime } from '../../inbox/list/formatDeskTime'
import desk from '../../ui/desk.module.css'
import styles from './ProductRow.module.css'

const marks = {
  visible: '',
  hidden: deskCatalogueMessages.hiddenMark,
  new: deskCatalogueMessages.newMark,
  unknown: deskCatalogueMessages.notInShopMark,
} as const

type Props = { product: DeskProduct; now: number }

export function ProductRow({ product, now }: Props) {
  const { id, name, category, unit, image, visibility, draft } = product
  return (
    <Link className={styles.row} to={getDeskProductPath(id)} data-product-row={id}>
      <span className={styles.picture}>
        {image ? <BlurImage picture={image} alt="" sizes="4rem" /> : null}
      </span>
      <span className={styles.texts}>
        <strong className={styles.name}>{name === '' ? deskCatalogueMessages.unnamedProduct : name}</strong>{' '}
        <span className={desk.hint}>
          {[`#${id}`, category, unit].filter((detail) => detail !== null).join(' · ')}
        </span>{' '}
        <span className={styles.marks}>
          {visibility === 'visible' ? null : <span className={styles.state}>{marks[visibility]}</span>}{' '}
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
    </Link>
  )
}
