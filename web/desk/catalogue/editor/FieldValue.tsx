import type { EditedFieldName, ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { catalogueMessages } from '../../../../domain/messages/catalogue'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { productMessages } from '../../../../domain/messages/product'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { toDeskPicture } from '../toDeskPicture'
import styles from './ConflictPanel.module.css'

type Props = { productId: string; field: EditedFieldName; input: ProductInput }

export function FieldValue({ productId, field, input }: Props) {
  if (field === 'image' && input.image)
    return (
      <div className={styles.picture}>
        <BlurImage
          picture={toDeskPicture(productId, input.image)}
          alt={deskProductMessages.editedFieldLabels.image}
          sizes="104px"
        />
      </div>
    )
  return <p>{formatFieldValue(field, input) || deskProductMessages.emptyValue}</p>
}

function formatFieldValue(field: EditedFieldName, input: ProductInput): string {
  switch (field) {
    case 'image':
      return ''
    case 'alsoKnownAs':
      return input.alsoKnownAs.join(', ')
    case 'unit':
      return input.unit ? productMessages.formatSoldBy(input.unit) : ''
    case 'grades':
      return input.grades.map((grade) => catalogueMessages.gradeNames[grade]).join(', ')
    case 'benefits':
      return [input.benefits.first, input.benefits.second, input.benefits.third].filter(Boolean).join('\n')
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
