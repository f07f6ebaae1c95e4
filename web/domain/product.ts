import type { Picture } from './picture'

/** The nine categories of the catalogue; firestore.rules holds the same list in `isCategory`. */
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

export type Category = (typeof categories)[number]

/** The law of a product's texts, in UTF-16 units; firestore.rules holds the same in `isProduct`. */
export const productLimits = {
  id: /^[1-9][0-9]{0,4}$/,
  name: 120,
  description: 2000,
  otherNames: 10,
  otherName: 60,
  benefit: 200,
  placeholder: 2000,
  imageSide: 10_000,
} as const

/** Three benefits of a product; one that has fewer leaves the rest empty. */
export type Benefits = { first: string; second: string; third: string }

/** What the catalogue says of a product, pictures aside. */
export type Product = {
  /** A string of digits, '1' to '99999'. */
  id: string
  name: string
  /** Botanical, Yoruba, Hausa, Igbo and trade names. */
  alsoKnownAs: string[]
  category: Category
  description: string
  benefits: Benefits
}

/** A product as the list shows it: enough for a card and for searching. */
export type ListedProduct = Pick<Product, 'id' | 'name' | 'category'> & {
  /** The first 100 characters of the description. */
  preview: string
  image: Picture
}

/** One of the eight products that the home page features. */
export type FeaturedProduct = {
  name: string
  photo: Picture
  price: number
  shortDescription: string
  category: 'essential oil' | 'butter' | 'seeds' | 'soap fragrance'
}

/** Whether a text names one of the nine categories. */
export function isCategory(text: string): text is Category {
  return categories.some((category) => category === text)
}

/** A product as its own page shows it. */
export type ProductDetail = Product & { image: Picture }
