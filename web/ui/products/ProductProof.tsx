import { useState } from 'react'
import { getCertificatePath, parseCertificates } from '../../../domain/catalogue/certificate'
import { pictureKinds, type PictureKind } from '../../../domain/catalogue/morePictures'
import type { Picture } from '../../../domain/catalogue/picture'
import type { DetailedProduct } from '../../../domain/catalogue/product'
import { productProofMessages } from '../../../domain/messages/productProof'
import { BlurImage } from '../pictures/BlurImage'
import { Field } from './ProductFields'
import styles from './ProductProof.module.css'

type PicturesProps = {
  product: Pick<DetailedProduct, 'name' | 'image' | 'morePictures'>
  /** The `sizes` of the picture in the main place. */
  sizes: string
}

/** The photographs of a product: one in the main place, and below it a row of buttons, each of which puts one there. */
export function ProductPictures({ product: { name, image, morePictures = {} }, sizes }: PicturesProps) {
  const [chosen, setChosen] = useState<PictureKind>()
  // A photograph may be gone with a publication.
  const kind = chosen && morePictures[chosen] ? chosen : undefined
  const picture = (kind && morePictures[kind]) ?? image
  const alternative = kind ? productProofMessages.formatAlternative(kind, name) : name
  return (
    <div className={styles.pictures}>
      <div className={styles.shown}>
        <BlurImage key={picture.name} picture={picture} alt={alternative} sizes={sizes} isEager />
      </div>
      <div className={styles.choices} role="group" aria-label={productProofMessages.picturesLabel}>
        <PictureButton
          label={productProofMessages.mainPicture}
          picture={image}
          isShown={!kind}
          onChoose={() => setChosen(undefined)}
        />
        {pictureKinds.map((each) =>
          morePictures[each] ? (
            <PictureButton
              key={each}
              label={productProofMessages.pictureKindNames[each]}
              picture={morePictures[each]}
              isShown={kind === each}
              onChoose={() => setChosen(each)}
            />
          ) : null,
        )}
      </div>
    </div>
  )
}

type PictureButtonProps = { label: string; picture: Picture; isShown: boolean; onChoose: () => void }

function PictureButton({ label, picture, isShown, onChoose }: PictureButtonProps) {
  return (
    <button className={styles.choice} type="button" aria-pressed={isShown} onClick={onChoose}>
      <span className={styles.thumbnail}>
        <BlurImage picture={picture} alt="" sizes="6.5rem" />
      </span>
      {label}
    </button>
  )
}

/** The certificates and lab reports of a product, each with who issued it and when. */
export function CertificateField({ productId, lines }: { productId: string; lines: readonly string[] }) {
  const certificates = parseCertificates(lines)
  if (certificates.length === 0) return null
  return (
    <Field label={productProofMessages.certificatesLabel}>
      <ul className={styles.certificates}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <a href={`/${getCertificatePath(productId, certificate.id)}`} target="_blank" rel="noopener">
              {certificate.title} ({productProofMessages.pdf})
            </a>
            <span className={styles.issued}>{productProofMessages.formatIssued(certificate)}</span>
          </li>
        ))}
      </ul>
    </Field>
  )
}
