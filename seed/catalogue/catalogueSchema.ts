import * as v from 'valibot'
import {
  productFieldLimits,
  type FeaturedProduct,
  type Product,
  type ProductFacts,
} from '../../domain/catalogue/product'
import type { Shelf } from '../../domain/catalogue/relatedProducts'
import { areCertificates } from '../../domain/catalogue/certificate'
import type { MorePictures } from '../../domain/catalogue/morePictures'
import { toPublishedPictures } from '../../domain/catalogue/publishing/publishedProduct'
import { areMorePictures, type StoredImage } from '../../domain/catalogue/storedProduct'
import { productSchema } from '../../domain/catalogue/productSchema'
import { isSingleLineText, isMultilineText } from '../../domain/validation/text'

const notBlank = v.check((text: string) => text.trim() !== '', 'must not be empty')
const trimmed = v.check((text: string) => text === text.trim(), 'must not begin or end with a space')

function withMaxLength(maxLength: number) {
  return v.maxLength<string, number, string>(maxLength, `must be at most ${maxLength} characters`)
}

/** The schema of one readable line of 1 to `maxLength` characters. */
export function createSingleLineSchema(maxLength: number) {
  const readable = v.check(
    (text: string) => isSingleLineText(text, maxLength),
    'must be one line of readable text',
  )
  return v.pipe(v.string(), notBlank, withMaxLength(maxLength), trimmed, readable)
}

/** The schema of readable text of 1 to `maxLength` characters, with line breaks. */
function createMultilineTextSchema(maxLength: number) {
  const readable = v.check((value: string) => isMultilineText(value, maxLength), 'must be readable text')
  return v.pipe(v.string(), notBlank, withMaxLength(maxLength), trimmed, readable)
}

/** The schema of one readable line that may be empty. */
function createOptionalSingleLineSchema(maxLength: number) {
  const readable = v.check(
    (value: string) => value === '' || isSingleLineText(value, maxLength),
    'must be one line of readable text',
  )
  return v.pipe(v.string(), withMaxLength(maxLength), trimmed, readable)
}

/** The number of featured products on the home page. */
export const featuredProductCount = 8

/** A featured product in the catalogue, whose other fields are those of its product. */
export type FeaturedEntry = Omit<FeaturedProduct, 'listedAs' | 'photo' | 'soldOut'>

const featuredCategories = ['essential oil', 'butter', 'seeds', 'soap fragrance'] as const

/** The greatest length of a fact in UTF-16 code units. */
const maxFactLength = 160

/** A product in seed/catalogue/products; a hidden one is no part of the site. */
export type ProductRecord = Product & { morePictures?: MorePictures<StoredImage>; hidden?: true }

const writtenByPull = 'must be as npm run catalogue:pull writes it'

/** The schema of a product in seed/catalogue/products, with a message for each way to miss `productSchema`. */
export const productValidationSchema: v.GenericSchema<unknown, ProductRecord> = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(productFieldLimits.id, "must be a whole number from '1' to '99999'")),
    name: createSingleLineSchema(productSchema.name.maxLength),
    alsoKnownAs: createDistinctLinesSchema(productSchema.alsoKnownAs),
    category: createChoiceSchema(productSchema.category.of),
    description: createMultilineTextSchema(productSchema.description.maxLength),
    benefits: createBenefitsSchema(productSchema.benefits.maxLength),
    unit: createChoiceSchema(productSchema.unit.of),
    grades: v.pipe(
      v.array(createChoiceSchema(productSchema.grades.of)),
      v.minLength(1, 'must name at least one grade'),
      v.check((names) => new Set(names).size === names.length, 'must not name anything twice'),
    ),
    morePictures: v.exactOptional(v.custom<MorePictures<StoredImage>>(isObject, writtenByPull)),
    certificates: v.exactOptional(v.custom<string[]>(areCertificates, writtenByPull)),
    soldOut: createFlagSchema(),
    hidden: createFlagSchema(),
  }),
  v.forward(
    v.check((record) => hasOwnPictures(record), writtenByPull),
    ['morePictures'],
  ),
)

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function hasOwnPictures({ id, morePictures }: Pick<ProductRecord, 'id' | 'morePictures'>): boolean {
  if (morePictures === undefined) return true
  return areMorePictures(morePictures, id) && toPublishedPictures(id, morePictures) !== null
}

function createDistinctLinesSchema({ maxCount, maxLength }: { maxCount: number; maxLength: number }) {
  return v.pipe(
    v.array(createSingleLineSchema(maxLength)),
    v.maxLength(maxCount, `must be at most ${maxCount} names`),
    v.check((names) => new Set(names).size === names.length, 'must not name anything twice'),
  )
}

function createBenefitsSchema(maxLength: number) {
  const line = createOptionalSingleLineSchema(maxLength)
  return v.strictObject({ first: line, second: line, third: line })
}

function createFlagSchema() {
  return v.exactOptional(v.literal(true, 'must be true, or left out'))
}

function createChoiceSchema<Choice extends string>(choices: readonly Choice[]) {
  return v.picklist(choices, `must be one of ${choices.join(', ')}`)
}

// A sentence of this length has room in the field of a phone's product page.
const maxSourcedFactLength = 120

/** A fact about a place needs a source: it is the kind of fact that shops invent. */
const sourcedFactSchema = v.pipe(
  v.strictObject({
    text: createSingleLineSchema(maxSourcedFactLength),
    source: createSingleLineSchema(maxFactLength),
  }),
  v.transform(({ text }) => text),
)

/** The schema of a product's entry in seed/catalogue/facts.json. Sources stay there: pages show facts alone. */
export const productFactsValidationSchema: v.GenericSchema<unknown, ProductFacts> = v.strictObject({
  whereItGrows: v.exactOptional(sourcedFactSchema),
  origin: v.exactOptional(sourcedFactSchema),
  inci: v.exactOptional(createSingleLineSchema(maxFactLength)),
  process: v.exactOptional(createSingleLineSchema(maxFactLength)),
  storage: v.exactOptional(createSingleLineSchema(maxFactLength)),
  allergens: v.exactOptional(createSingleLineSchema(maxFactLength)),
})

/** The schema of a shelf in seed/catalogue/shelves.json: at least two ids, because a shelf relates its products to each other. */
export const shelfValidationSchema: v.GenericSchema<unknown, Shelf> = v.pipe(
  v.array(v.string()),
  v.minLength(2, 'must have at least two products'),
  v.check((ids) => new Set(ids).size === ids.length, 'must not name anything twice'),
)

/** The schema of an entry in seed/catalogue/featured.json. */
export const featuredEntryValidationSchema: v.GenericSchema<unknown, FeaturedEntry> = v.strictObject({
  name: createSingleLineSchema(productSchema.name.maxLength),
  productId: v.string(),
  price: v.pipe(v.number(), v.check(isValidPrice, 'must be more than 0, in whole cents')),
  shortDescription: createSingleLineSchema(200),
  category: createChoiceSchema(featuredCategories),
})

function isValidPrice(price: number): boolean {
  return price > 0 && price === Math.round(price * 100) / 100
}
