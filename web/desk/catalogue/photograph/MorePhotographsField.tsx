import { type MorePictures, type PictureKind, pictureKinds } from '../../../../domain/catalogue/morePictures'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { FieldGroup } from '../../../ui/forms/FieldGroup'
import { PhotographField, type PhotographFieldProps } from './PhotographField'
import styles from './PhotographField.module.css'

type Props = Pick<PhotographFieldProps, 'productId' | 'name' | 'publishedAt' | 'onStateChange'> & {
  pictures: MorePictures<StoredImage>
  error: string | undefined
  onChange: (pictures: MorePictures<StoredImage>) => void
}

/** The further photographs of a product, one for each thing that they show. */
export function MorePhotographsField({ pictures, error, onChange, ...props }: Props) {
  return (
    <FieldGroup
      label={deskProductMessages.editedFieldLabels.morePictures}
      hint={deskPhotographMessages.morePhotographsHint}
      error={error}
    >
      <div className={styles.more}>
        {pictureKinds.map((kind) => (
          <PhotographField
            key={kind}
            {...props}
            kind={kind}
            picture={pictures[kind] ?? null}
            onPicture={(image) => onChange({ ...pictures, [kind]: image })}
            onRemove={() => onChange(omit(pictures, kind))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function omit(pictures: MorePictures<StoredImage>, removed: PictureKind): MorePictures<StoredImage> {
  return Object.fromEntries(Object.entries(pictures).filter(([kind]) => kind !== removed))
}
