import type { MorePictures } from '../morePictures'
import type { Benefits, Category, Grade, Unit } from '../product'
import type { StoredImage, StoredProduct } from '../storedProduct'

/** The fields of a product that staff edit, in the order of the form. */
export const editedFieldNames = [
  'image',
  'morePictures',
  'name',
  'alsoKnownAs',
  'category',
  'unit',
  'grades',
  'description',
  'benefits',
  'certificates',
  'soldOut',
  'hidden',
] as const

export type EditedFieldName = (typeof editedFieldNames)[number]

export type ProductInput = {
  image: StoredImage | null
  morePictures: MorePictures<StoredImage>
  name: string
  alsoKnownAs: string[]
  category: Category | null
  unit: Unit | null
  grades: Grade[]
  description: string
  benefits: Benefits
  /** Lines: see parseCertificate. */
  certificates: string[]
  soldOut: boolean
  hidden: boolean
}

export const emptyProductInput: ProductInput = {
  image: null,
  morePictures: {},
  name: '',
  alsoKnownAs: [],
  category: null,
  unit: null,
  grades: [],
  description: '',
  benefits: { first: '', second: '', third: '' },
  certificates: [],
  soldOut: false,
  hidden: false,
}

/** The fields of a product document that staff edit; a draft has any of them. */
export type DraftFields = Partial<Omit<StoredProduct, 'id'>>

export function toProductInput(fields: DraftFields): ProductInput {
  const entries = editedFieldNames.map((name) => [name, fields[name] ?? emptyProductInput[name]])
  return Object.fromEntries(entries) as ProductInput
}

export function toDraftFields({
  image,
  morePictures,
  certificates,
  category,
  unit,
  soldOut,
  hidden,
  ...texts
}: ProductInput): DraftFields {
  return {
    ...texts,
    ...(image && { image }),
    ...(Object.keys(morePictures).length > 0 && { morePictures }),
    ...(certificates.length > 0 && { certificates }),
    ...(category && { category }),
    ...(unit && { unit }),
    ...(soldOut && { soldOut }),
    ...(hidden && { hidden }),
  }
}
