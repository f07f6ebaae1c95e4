import { BlurImage } from '../../ui/BlurImage'
import { Icon } from '../../ui/Icon'
import { pictureOf } from './catalogued'
import styles from './ListedPicture.module.css'

/** A small picture of a product, beside its name; a leaf where the catalogue has none of it. */
export function ListedPicture({ id }: { id: string }) {
  const picture = pictureOf(id)
  return (
    <div className={styles.picture}>
      {picture ? <BlurImage picture={picture} alt="" /> : <Icon name="leaf" size="large" />}
    </div>
  )
}
