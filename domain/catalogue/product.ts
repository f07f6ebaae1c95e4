import type { MorePictures } from './morePictures'
import type { Picture } from './picture'

/** The nine categories in the order of every screen; `isCategory` in firestore.rules has the same list. */
export const categories = [
  'Seed',
  'Petals',
  'Herbs',
  'Spice',
  'Butter',
  'Soap',
  'Powder',
  'Oil',
  'Others',
] as const

export type Category = (typeof categories)[number]

/** The units in which products are ordered; `isUnit` in firestore.rules has the same list. */
export const units = ['kg', 'litre', 'piece', 'bunch'] as const

export type Unit = (typeof units)[number]

/** What a product is fit for; `areGrades` in firestore.rules has the same list. */
export const grades = ['skin', 'food'] as const

export type Grade = (typeof grades)[number]

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

export type Benefits = { first: string; second: string; third: string }

export type Product = {
  /** The product id, a string of digits from '1' to '99999'. */
  id: string
  name: string
  /** Alternative names of the product: scientific, Yoruba, Hausa, Igbo and trade names. */
  alsoKnownAs: string[]
  category: Category
  description: string
  benefits: Benefits
  unit: Unit
  /** One or both grades, without duplicates. */
  grades: Grade[]
  /** Whether it is out of stock for now: visitors still put it on their list. Left out of what is in stock. */
  soldOut?: boolean
  /** Its certificates and lab reports as lines, see parseCertificate; left out if there are none. */
  certificates?: string[]
}

/** What is known about a product beside its description; a fact without a source is left out. */
export type ProductFacts = {
  /** Those of its other names that are botanical, each followed by a comma and a space but the last. */
  botanical?: string
  /** The name in the International Nomenclature of Cosmetic Ingredients. */
  inci?: string
  /** Where the plant species grows or was first cultivated. The shop's goods may come from elsewhere. */
  whereItGrows?: string
  /** Where the shop's goods come from, such as 'Kaduna State, Nigeria'. */
  origin?: string
  /** How it is made, such as 'Cold pressed from the seeds.': what its description says, and nothing more. */
  process?: string
  storage?: string
  allergens?: string
}

export const productFactNames = [
  'botanical',
  'inci',
  'whereItGrows',
  'origin',
  'process',
  'storage',
  'allergens',
] as const satisfies readonly (keyof ProductFacts)[]

/** A product in the product list, with the fields for its card and for search. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'category' | 'unit' | 'grades' | 'soldOut'> & {
  /** The first 100 characters of the description. */
  preview: string
  image: Picture
  /** Whether the product is marked as new: first published in the last 30 days. */
  isNew?: boolean
}

/** One of the eight featured products on the home page; `productId` is the product that its card opens. */
export type FeaturedProduct = {
  name: string
  productId: string
  /** How the order list shows the product. */
  listedAs: Pick<ProductSummary, 'name' | 'category' | 'unit'>
  photo: Picture
  price: number
  shortDescription: string
  category: 'essential oil' | 'butter' | 'seeds' | 'soap fragrance'
  soldOut?: boolean
}

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value)
}

export function isUnit(value: unknown): value is Unit {
  return units.some((unit) => unit === value)
}

export function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value)
}

/** A link to another page of the site, such as that of a use. */
export type PageLink = { path: string; title: string }

/** What a product's page leads to; a product published after the build leads to nothing. */
export type ProductLinks = {
  /** At most four products that go with this one. */
  related: ProductSummary[]
  /** The neighbours in the product's category, in the order of the product list. */
  previous: ProductSummary | undefined
  next: ProductSummary | undefined
  /** The pages of the uses that the product suits, and the guides that use it. */
  pages: readonly PageLink[]
}

/** A product with the fields for its detail page. */
export type DetailedProduct = Product & {
  image: Picture
  /** Its further photographs; left out if there are none. */
  morePictures?: MorePictures<Picture>
  facts: ProductFacts
  links: ProductLinks
}
