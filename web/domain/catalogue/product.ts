import type { Picture } from './picture'

/** The nine categories of the catalogue; `isCategory` in firestore.rules has the same list. */
export const categories = [
  'Seed',
  'Petals',
  'Herbs',
  'Spice',
  'Others',
  'Butter',
  'Soap',
  'Powder',
  'Oil',
] as const

/** One of the nine category names. */
export type Category = (typeof categories)[number]

/** The limits of product fields, with lengths in UTF-16 code units; the same as `isProduct` in firestore.rules. */
export const productFieldLimits = {
  id: /^[1-9][0-9]{0,4}$/,
  name: 120,
  description: 2000,
  otherNames: 10,
  otherName: 60,
  benefit: 200,
  placeholder: 2000,
  imageSide: 10_000,
} as const

/** Three benefits of a product; unused ones are empty. */
export type Benefits = { first: string; second: string; third: string }

/** A product of the catalogue, without its picture. */
export type Product = {
  /** The product id, a string of digits from '1' to '99999'. */
  id: string
  name: string
  /** Alternative names of the product: scientific, Yoruba, Hausa, Igbo and trade names. */
  alsoKnownAs: string[]
  category: Category
  description: string
  benefits: Benefits
}

/** A product in the product list, with the fields for its card and for search. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'category'> & {
  /** The first 100 characters of the description. */
  preview: string
  image: Picture
}

/** One of the eight featured products on the home page. */
export type FeaturedProduct = {
  name: string
  photo: Picture
  price: number
  shortDescription: string
  category: 'essential oil' | 'butter' | 'seeds' | 'soap fragrance'
}

/** Whether a text is one of the nine category names. */
export function isCategory(text: string): text is Category {
  return categories.some((category) => category === text)
}

/** A product with the fields for its detail page. */
export type DetailedProduct = Product & { image: Picture }
