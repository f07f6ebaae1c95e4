import * as v from 'valibot'
import { categories, productLimits, type FeaturedProduct, type Product } from '../../web/domain/product'
import { line, lineOrNothing, text } from './texts'

/** How many products the home page features. */
export const featuredCount = 8

/** A featured product as the catalogue names it: its picture is that of the product it stands for. */
export type FeaturedEntry = Omit<FeaturedProduct, 'photo'> & { productId: string }

const { id, name, description, otherNames, otherName, benefit } = productLimits

const kinds = ['essential oil', 'butter', 'seeds', 'soap fragrance'] as const

const benefits = v.strictObject({
  first: lineOrNothing(benefit),
  second: lineOrNothing(benefit),
  third: lineOrNothing(benefit),
})

/** A product of seed/catalogue/products; firestore.rules holds the same limits in `isProduct`. */
export const productSchema: v.GenericSchema<unknown, Product> = v.strictObject({
  id: v.pipe(v.string(), v.regex(id, "must be a whole number from '1' to '99999'")),
  name: line(name),
  alsoKnownAs: v.pipe(
    v.array(line(otherName)),
    v.maxLength(otherNames, `must be at most ${otherNames} names`),
    v.check((names) => new Set(names).size === names.length, 'must not name anything twice'),
  ),
  category: v.picklist(categories, `must be one of ${categories.join(', ')}`),
  description: text(description),
  benefits,
})

/** An entry of seed/catalogue/featured.json. */
export const featuredSchema: v.GenericSchema<unknown, FeaturedEntry> = v.strictObject({
  name: line(name),
  productId: v.string(),
  price: v.pipe(v.number(), v.check(isPrice, 'must be more than 0, in whole cents')),
  shortDescription: line(200),
  category: v.picklist(kinds, `must be one of ${kinds.join(', ')}`),
})

function isPrice(price: number): boolean {
  return price > 0 && price === Math.round(price * 100) / 100
}
