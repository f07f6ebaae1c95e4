import { toRecordOrEmpty } from '../validation/fieldSchema'
import type { MorePictures } from './morePictures'
import type { Picture } from './picture'
import {
  type Category,
  type DetailedProduct,
  isCategory,
  isGrade,
  isUnit,
  type PageLink,
  productFactNames,
  type ProductFacts,
  type ProductLinks,
  type ProductSummary,
} from './product'

export type CatalogueFirstPage = {
  products: ProductSummary[]
  categories: Category[]
  total: number
  lastId: number
}

export type EmbeddedPageData = { first?: CatalogueFirstPage; product?: DetailedProduct }

/** Parses the catalogue data embedded in a prerendered page, and omits malformed parts. */
export function parseEmbeddedPageData(value: unknown): EmbeddedPageData {
  const { first, product } = toRecordOrEmpty(value)
  const parsed = { first: parseCatalogueFirstPage(first), product: parseDetailedProduct(product) }
  return { ...(parsed.first && { first: parsed.first }), ...(parsed.product && { product: parsed.product }) }
}

export function parseProductSummaries(value: unknown): ProductSummary[] {
  return Array.isArray(value) ? value.map(parseListedProduct).filter((product) => product !== undefined) : []
}

type FindProduct = (id: string) => ProductSummary | undefined

/** The entries of the file of all details by product id, each to be parsed when its product is opened. */
export function indexDetails(value: unknown): ReadonlyMap<unknown, unknown> {
  return new Map(Array.isArray(value) ? value.map((entry) => [toRecordOrEmpty(entry).id, entry]) : [])
}

/** Parses the catalogue's first page; undefined when malformed. */
export function parseCatalogueFirstPage(value: unknown): CatalogueFirstPage | undefined {
  const { products, categories, total, lastId } = toRecordOrEmpty(value)
  if (!Array.isArray(categories) || typeof total !== 'number' || typeof lastId !== 'number') return undefined
  return {
    products: parseProductSummaries(products),
    categories: categories.filter(isCategory),
    total,
    lastId,
  }
}

/** Parses a product's details; undefined when malformed. A link that is an id needs `findProduct`. */
export function parseDetailedProduct(value: unknown, findProduct?: FindProduct): DetailedProduct | undefined {
  const fields = toRecordOrEmpty(value)
  const shared = parseSharedFields(value)
  const { alsoKnownAs, description, morePictures, certificates } = fields
  if (!shared || !Array.isArray(alsoKnownAs) || typeof description !== 'string') return undefined
  const { first, second, third } = toRecordOrEmpty(fields.benefits)
  return {
    ...shared,
    description,
    facts: parseFacts(fields.facts),
    links: parseLinks(fields.links, findProduct),
    alsoKnownAs: alsoKnownAs.filter((otherName) => typeof otherName === 'string'),
    // Each line is parsed where it is shown.
    ...(Array.isArray(certificates) && { certificates: certificates as string[] }),
    ...(morePictures !== undefined && { morePictures: parseMorePictures(morePictures) }),
    benefits: {
      first: toStringOrEmpty(first),
      second: toStringOrEmpty(second),
      third: toStringOrEmpty(third),
    },
  }
}

function parseFacts(value: unknown): ProductFacts {
  const fields = toRecordOrEmpty(value)
  return Object.fromEntries(
    productFactNames.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  )
}

function parseLinks(value: unknown, findProduct?: FindProduct): ProductLinks {
  const { related, previous, next, pages } = toRecordOrEmpty(value)
  const parseLink = (link: unknown) =>
    typeof link === 'string' ? findProduct?.(link) : parseListedProduct(link)
  return {
    related: Array.isArray(related) ? related.map(parseLink).filter((product) => product !== undefined) : [],
    previous: parseLink(previous),
    next: parseLink(next),
    pages: parsePageLinks(pages),
  }
}

function parsePageLinks(value: unknown): PageLink[] {
  return Array.isArray(value)
    ? value
        .map(toRecordOrEmpty)
        .flatMap(({ path, title }) =>
          typeof path === 'string' && typeof title === 'string' ? [{ path, title }] : [],
        )
    : []
}

function parseListedProduct(value: unknown): ProductSummary | undefined {
  const shared = parseSharedFields(value)
  const { preview } = toRecordOrEmpty(value)
  return shared && typeof preview === 'string' ? { ...shared, preview } : undefined
}

/** Parses the fields that a list and the details have in common. */
function parseSharedFields(value: unknown): Omit<ProductSummary, 'preview'> | undefined {
  const { id, name, category, unit, grades, image, soldOut } = toRecordOrEmpty(value)
  const picture = parsePicture(image)
  if (typeof id !== 'string' || typeof name !== 'string' || !isCategory(category)) return undefined
  if (!picture || !isUnit(unit) || !Array.isArray(grades)) return undefined
  return {
    ...{ id, name, category, unit, grades: grades.filter(isGrade), image: picture },
    ...(soldOut === true && { soldOut }),
  }
}

function parsePicture(value: unknown): Picture | undefined {
  const { name, width, height, placeholder } = toRecordOrEmpty(value)
  if (typeof name !== 'string' || typeof placeholder !== 'string') return undefined
  return typeof width === 'number' && typeof height === 'number'
    ? { name, width, height, placeholder }
    : undefined
}

function parseMorePictures(value: unknown): MorePictures<Picture> {
  const pictures = Object.entries(toRecordOrEmpty(value)).map(([kind, picture]) => [
    kind,
    parsePicture(picture),
  ])
  return Object.fromEntries(pictures) as MorePictures<Picture>
}

function toStringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
