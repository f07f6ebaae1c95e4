import { fieldsOf } from './law'
import type { Picture } from './picture'
import { type Category, isCategory, type ListedProduct, type ProductDetail } from './product'

/** What the list shows before anybody narrows it: the first cards, the categories, and how many products there are. */
export type FirstPage = { products: ListedProduct[]; categories: Category[]; total: number }

/** What stands in a page beside its HTML, so that the app can go on from there without fetching it. */
export type PageContent = { first?: FirstPage; product?: ProductDetail }

/** The content of a page; a part that makes no sense is not there. */
export function readContent(value: unknown): PageContent {
  const { first, product } = fieldsOf(value)
  const read = { first: readFirstPage(first), product: readDetail(product) }
  return { ...(read.first && { first: read.first }), ...(read.product && { product: read.product }) }
}

/** The products of a file of them, without those that make no sense. */
export function readProducts(value: unknown): ListedProduct[] {
  return Array.isArray(value) ? value.map(readListed).filter((product) => product !== undefined) : []
}

/** The details of a file of them, without those that make no sense. */
export function readDetails(value: unknown): ProductDetail[] {
  return Array.isArray(value) ? value.map(readDetail).filter((product) => product !== undefined) : []
}

export function readFirstPage(value: unknown): FirstPage | undefined {
  const { products, categories, total } = fieldsOf(value)
  if (!Array.isArray(categories) || typeof total !== 'number') return undefined
  return {
    products: readProducts(products),
    categories: categories.filter((name) => typeof name === 'string').filter(isCategory),
    total,
  }
}

export function readDetail(value: unknown): ProductDetail | undefined {
  const fields = fieldsOf(value)
  const listed = readListed({ ...fields, preview: '' })
  const { alsoKnownAs, description } = fields
  if (!listed || !Array.isArray(alsoKnownAs) || typeof description !== 'string') return undefined
  const { id, name, category, image } = listed
  const { first, second, third } = fieldsOf(fields.benefits)
  return {
    ...{ id, name, category, description, image },
    alsoKnownAs: alsoKnownAs.filter((other) => typeof other === 'string'),
    benefits: { first: textOf(first), second: textOf(second), third: textOf(third) },
  }
}

function readListed(value: unknown): ListedProduct | undefined {
  const { id, name, category, preview, image } = fieldsOf(value)
  const picture = readPicture(image)
  if (typeof id !== 'string' || typeof name !== 'string' || typeof preview !== 'string') return undefined
  if (typeof category !== 'string' || !isCategory(category) || !picture) return undefined
  return { id, name, category, preview, image: picture }
}

function readPicture(value: unknown): Picture | undefined {
  const { name, width, height, placeholder } = fieldsOf(value)
  if (typeof name !== 'string' || typeof placeholder !== 'string') return undefined
  return typeof width === 'number' && typeof height === 'number'
    ? { name, width, height, placeholder }
    : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
