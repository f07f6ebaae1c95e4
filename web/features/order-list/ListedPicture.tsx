import { listedProduct } from '../../data/catalogue/list'
import { BlurImage } from '../../ui/BlurImage'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './ListedPicture.module.css'

// As large as it gets: the token --thumbnail.
const sizes = '104px'

/** A small picture of a product, beside its name; a leaf where the catalogue has none of it. */
export function ListedPicture({ id }: { id: string }) {
  const picture = listedProduct(id)?.image
  return (
    <div className={styles.picture}>
      {picture ? (
        <BlurImage picture={picture} alt="" sizes={sizes} />
      ) : (
        <Icon drawing={leafIcon} size="large" />
      )}
    </div>
  )
}
