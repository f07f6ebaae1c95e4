import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { useProducts } from '../../item/useProducts'
import { toDeskPicture } from '../toDeskPicture'
import styles from './PhotographField.module.css'

type Props = {
  productId: string
  name: string
  picture: StoredImage | null
  /** A picture of the new photograph as a data URI, which is shown instead. */
  preview: string | null
}

/** The picture that a product has, or the photograph that will replace it. */
export function CurrentPicture({ productId, name, picture, preview }: Props) {
  const { areLoaded } = useProducts()
  if (preview !== null) return <img className={styles.picture} src={preview} alt={name} />
  if (!picture) return <p className={styles.noPicture}>{deskPhotographMessages.noPhotograph}</p>
  return (
    <div className={styles.picture}>
      {/* The address depends on the products of the build. Their picture is another element, which loads again. */}
      {areLoaded ? (
        <BlurImage
          key={picture.path}
          picture={toDeskPicture(productId, picture)}
          alt={name}
          sizes="16rem"
          isEager
        />
      ) : null}
    </div>
  )
}
