import * as v from 'valibot'
import {
  categories,
  grades,
  productFieldLimits,
  units,
  type FeaturedProduct,
  type Product,
  type ProductFacts,
} from '../../domain/catalogue/product'
import {
  createSingleLineSchema,
  createOptionalSingleLineSchema,
  createMultilineTextSchema,
} from './textSchemas'

/** The number of featured products on the home page. */
export const featuredProductCount = 8

/** A featured product in the catalogue, whose photo is the picture of its product. */
export type FeaturedEntry = Omit<FeaturedProduct, 'photo'>

const { id, name, description, otherNames, otherName, benefit } = productFieldLimits

const featuredCategories = ['essential oil', 'butter', 'seeds', 'soap fragrance'] as const

/** The greatest length of a fact in UTF-16 code units. */
const maxFactLength = 160

const benefitsSchema = v.strictObject({
  first: createOptionalSingleLineSchema(benefit),
  second: createOptionalSingleLineSchema(benefit),
  third: createOptionalSingleLineSchema(benefit),
})

/** A product in seed/catalogue/products; a hidden one is no part of the site. */
export type ProductRecord = Product & { hidden?: true }

/** The schema of a product in seed/catalogue/products. `isProduct` in firestore.rules checks the same limits. */
export const productValidationSchema: v.GenericSchema<unknown, ProductRecord> = v.strictObject({
  id: v.pipe(v.string(), v.regex(id, "must be a whole number from '1' to '99999'")),
  name: createSingleLineSchema(name),
  alsoKnownAs: v.pipe(
    v.array(createSingleLineSchema(otherName)),
    v.maxLength(otherNames, `must be at most ${otherNames} names`),
    v.check((names) => new Set(names).size === names.length, 'must not name anything twice'),
  ),
  category: v.picklist(categories, `must be one of ${categories.join(', ')}`),
  description: createMultilineTextSchema(description),
  benefits: benefitsSchema,
  unit: v.picklist(units, `must be one of ${units.join(', ')}`),
  grades: v.pipe(
    v.array(v.picklist(grades, `must be one of ${grades.join(', ')}`)),
    v.minLength(1, 'must name at least one grade'),
    v.check((names) => new Set(names).size === names.length, 'must not name anything twice'),
  ),
  hidden: v.exactOptional(v.literal(true, 'must be true, or left out')),
})

/** The schema of a product's entry in seed/catalogue/facts.json. */
export const productFactsValidationSchema: v.GenericSchema<unknown, ProductFacts> = v.strictObject({
  origin: v.exactOptional(createSingleLineSchema(maxFactLength)),
  inci: v.exactOptional(createSingleLineSchema(maxFactLength)),
  storage: v.exactOptional(createSingleLineSchema(maxFactLength)),
  allergens: v.exactOptional(createSingleLineSchema(maxFactLength)),
})

/** The schema of an entry in seed/catalogue/featured.json. */
export const featuredEntryValidationSchema: v.GenericSchema<unknown, FeaturedEntry> = v.strictObject({
  name: createSingleLineSchema(name),
  productId: v.string(),
  price: v.pipe(v.number(), v.check(isValidPrice, 'must be more than 0, in whole cents')),
  shortDescription: createSingleLineSchema(200),
  category: v.picklist(featuredCategories, `must be one of ${featuredCategories.join(', ')}`),
})

function isValidPrice(price: number): boolean {
  return price > 0 && price === Math.round(price * 100) / 100
}
