import type { EditedFieldName, ProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { parseCertificates } from '../../../../domain/catalogue/certificate'
import { type MorePictures, pictureKinds } from '../../../../domain/catalogue/morePictures'
import { catalogueMessages } from '../../../../domain/messages/catalogue'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { productMessages } from '../../../../domain/messages/product'
import { productProofMessages } from '../../../../domain/messages/productProof'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { toDeskPicture } from '../toDeskPicture'
import styles from './FieldValue.module.css'

type FieldValueProps = { productId: string; field: EditedFieldName; input: ProductInput }

export function FieldValue({ productId, field, input }: FieldValueProps) {
  if (field === 'image' && input.image) return <ImageValue productId={productId} image={input.image} />
  if (field === 'morePictures' && Object.keys(input.morePictures).length > 0)
    return <PicturesValue productId={productId} pictures={input.morePictures} />
  return <p>{formatFieldValue(field, input) || deskProductMessages.emptyValue}</p>
}

export function ImageValue({ productId, image }: { productId: string; image: StoredImage }) {
  return (
    <div className={styles.picture}>
      <BlurImage
        picture={toDeskPicture(productId, image)}
        alt={deskProductMessages.editedFieldLabels.image}
        sizes="104px"
      />
    </div>
  )
}

/** The further photographs, each with what it shows. */
function PicturesValue({ productId, pictures }: PicturesValueProps) {
  return (
    <ul className={styles.pictures}>
      {pictureKinds.map((kind) =>
        pictures[kind] ? (
          <li key={kind}>
            <ImageValue productId={productId} image={pictures[kind]} />
            {productProofMessages.pictureKindNames[kind]}
          </li>
        ) : null,
      )}
    </ul>
  )
}

type PicturesValueProps = { productId: string; pictures: MorePictures<StoredImage> }

/** What a field has, in words; empty for one that has nothing, and for photographs. */
export function formatFieldValue(field: EditedFieldName, input: ProductInput): string {
  switch (field) {
    case 'image':
    case 'morePictures':
      return ''
    case 'certificates':
      return parseCertificates(input.certificates)
        .map((certificate) => `${certificate.title} (${productProofMessages.formatIssued(certificate)})`)
        .join('\n')
    case 'alsoKnownAs':
      return input.alsoKnownAs.join(', ')
    case 'unit':
      return input.unit ? productMessages.formatSoldBy(input.unit) : ''
    case 'grades':
      return input.grades.map((grade) => catalogueMessages.gradeNames[grade]).join(', ')
    case 'benefits':
      return [input.benefits.first, input.benefits.second, input.benefits.third].filter(Boolean).join('\n')
    case 'soldOut':
      return input.soldOut ? deskProductMessages.stockNames.soldOut : deskProductMessages.stockNames.inStock
    case 'hidden':
      return input.hidden
        ? deskProductMessages.visibilityNames.hidden
        : deskProductMessages.visibilityNames.shown
    case 'name':
    case 'category':
    case 'description':
      return input[field] ?? ''
  }
}
