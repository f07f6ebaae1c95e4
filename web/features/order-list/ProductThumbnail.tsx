import { useCatalogue } from '../../data/ShopServices'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './ProductThumbnail.module.css'

// The maximum of the CSS variable --thumbnail, which sets the picture's width.
const sizes = '104px'

export function ProductThumbnail({ id }: { id: string }) {
  const picture = useCatalogue().getCachedProductSummary(id)?.image
  return (
    <div className={styles.picture}>
      {picture ? (
        <BlurImage picture={picture} alt="" sizes={sizes} />
      ) : (
        <Icon pathData={leafIcon} size="large" />
      )}
    </div>
  )
}
