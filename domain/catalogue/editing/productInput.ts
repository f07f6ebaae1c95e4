import type { Benefits, Category, Grade, Unit } from '../product'
import type { StoredImage, StoredProduct } from '../storedProduct'

/** The fields of a product that staff edit, in the order of the form. */
export const editedFieldNames = [
  'image',
  'name',
  'alsoKnownAs',
  'category',
  'unit',
  'grades',
  'description',
  'benefits',
  'hidden',
] as const

export type EditedFieldName = (typeof editedFieldNames)[number]

/** What the form of a product holds, finished or not. */
export type ProductInput = {
  image: StoredImage | null
  name: string
  alsoKnownAs: string[]
  category: Category | null
  unit: Unit | null
  grades: Grade[]
  description: string
  benefits: Benefits
  hidden: boolean
}

export const emptyProductInput: ProductInput = {
  image: null,
  name: '',
  alsoKnownAs: [],
  category: null,
  unit: null,
  grades: [],
  description: '',
  benefits: { first: '', second: '', third: '' },
  hidden: false,
}

/** The fields of a product document that staff edit; a draft has any of them. */
export type DraftFields = Partial<Omit<StoredProduct, 'id'>>

/** Converts stored fields to the form; a missing field is empty. */
export function toProductInput(fields: DraftFields): ProductInput {
  const entries = editedFieldNames.map((name) => [name, fields[name] ?? emptyProductInput[name]])
  return Object.fromEntries(entries) as ProductInput
}

/** Converts the form to stored fields; what is not chosen yet is left out. */
export function toDraftFields({ image, category, unit, hidden, ...texts }: ProductInput): DraftFields {
  return {
    ...texts,
    ...(image && { image }),
    ...(category && { category }),
    ...(unit && { unit }),
    ...(hidden && { hidden }),
  }
}
