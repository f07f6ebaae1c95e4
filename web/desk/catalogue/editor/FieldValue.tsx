import type { EditedFieldName, ProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { parseCertificates } from '../../../../domain/catalogue/certificate'
import { pictureKinds } from '../../../../domain/catalogue/morePictures'
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

/** What a field has, in words; empty for one that has nothing, and for the photograph. */
export function formatFieldValue(field: EditedFieldName, input: ProductInput): string {
  switch (field) {
    case 'image':
      return ''
    case 'morePictures':
      return pictureKinds
        .filter((kind) => input.morePictures[kind])
        .map((kind) => productProofMessages.pictureKindNames[kind])
        .join(', ')
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
