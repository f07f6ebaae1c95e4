import { parseStoredImagePath } from '../publishing/publishedProduct'
import type { Picture } from '../picture'
import type { Category, ProductSummary, Unit } from '../product'
import { toSearchKey } from '../splitSearchWords'
import type { StoredImage } from '../storedProduct'
import type { Editor } from '../../validation/editor'
import type { ProductDraft } from './productDraft'
import type { DraftFields } from './productInput'
import type { Publication } from './storedState'

/** Whether visitors see a product: 'unknown' is one of which only a draft is loaded. */
type ProductVisibility = 'visible' | 'hidden' | 'new' | 'unknown'

export type DeskProduct = {
  id: string
  name: string
  category: Category | null
  unit: Unit | null
  image: Picture | null
  visibility: ProductVisibility
  /** Whether it is published as out of stock. */
  soldOut: boolean
  draft: { by: Editor; savedAt: number } | null
  searchKey: string
}

/** What is newer than the list of products that visitors see. */
type DeskProductChanges = {
  publications: readonly Publication[]
  drafts: readonly (ProductDraft & { productId: string })[]
}

export type DeskProductFilter = {
  search: string
  category: Category | null
  only: 'drafts' | 'hidden' | 'soldOut' | null
}

/** Converts the products that visitors see to the desk's list. This is most of the work, and changes seldom. */
export function toDeskProducts(
  summaries: readonly ProductSummary[],
  otherNames: ReadonlyMap<string, readonly string[]>,
): DeskProduct[] {
  return summaries.map(({ id, name, category, unit, image, soldOut }) => ({
    ...{ id, name, category, unit, image, visibility: 'visible', soldOut: soldOut === true, draft: null },
    searchKey: toSearchKey([id, name, ...(otherNames.get(id) ?? [])].join(' ')),
  }))
}

/** Merges the list with what was published and drafted last; a product's newest text wins, unseen ones come first. */
export function mergeDeskProducts(
  listed: readonly DeskProduct[],
  { publications, drafts }: DeskProductChanges,
): DeskProduct[] {
  const known = new Map(listed.map((product) => [product.id, product]))
  const greatestId = getGreatestId(listed.map(({ id }) => id))
  const changed = new Map<string, DeskProduct>()
  for (const { product } of publications)
    changed.set(product.id, {
      ...applyFields(known.get(product.id) ?? createDeskProduct(product.id, 'visible'), product),
      visibility: product.hidden === true ? 'hidden' : 'visible',
      soldOut: product.soldOut === true,
    })
  for (const { productId, product, by, savedAt } of drafts) {
    const visibility = Number(productId) > greatestId ? 'new' : 'unknown'
    const before = changed.get(productId) ?? known.get(productId) ?? createDeskProduct(productId, visibility)
    changed.set(productId, { ...applyFields(before, product), draft: { by, savedAt } })
  }
  const added = [...changed.values()].filter(({ id }) => !known.has(id))
  return [
    ...added.sort((first, second) => Number(second.id) - Number(first.id)),
    ...listed.map((product) => changed.get(product.id) ?? product),
  ]
}

/** Filters the desk's list. Drafts alone come newest first. */
export function filterDeskProducts(
  products: readonly DeskProduct[],
  { search, category, only }: DeskProductFilter,
): DeskProduct[] {
  const words = toSearchKey(search)
    .split(' ')
    .filter((word) => word !== '')
  const found = products.filter(
    ({ category: productCategory, visibility, soldOut, draft, searchKey }) =>
      (category === null || productCategory === category) &&
      (only !== 'hidden' || visibility === 'hidden') &&
      (only !== 'soldOut' || soldOut) &&
      (only !== 'drafts' || draft !== null) &&
      words.every((word) => searchKey.includes(word)),
  )
  return only === 'drafts'
    ? found.sort((first, second) => (second.draft?.savedAt ?? 0) - (first.draft?.savedAt ?? 0))
    : found
}

/** The greatest of some product ids; 0 for none. */
export function getGreatestId(ids: readonly string[]): number {
  return ids.reduce((greatest, id) => Math.max(greatest, Number(id)), 0)
}

function createDeskProduct(id: string, visibility: ProductVisibility): DeskProduct {
  return {
    ...{ id, name: '', category: null, unit: null, image: null },
    ...{ visibility, soldOut: false, draft: null, searchKey: id },
  }
}

function applyFields(product: DeskProduct, fields: DraftFields): DeskProduct {
  const { name = '', alsoKnownAs = [], category = null, unit = null, image } = fields
  return {
    ...product,
    name: name === '' ? product.name : name,
    category: category ?? product.category,
    unit: unit ?? product.unit,
    image: image ? toPicture(product, image) : product.image,
    searchKey: `${product.searchKey} ${toSearchKey([name, ...alsoKnownAs].join(' '))}`,
  }
}

function toPicture({ id, image: known }: DeskProduct, image: StoredImage): Picture | null {
  const { path, width, height, placeholder } = image
  const name = parseStoredImagePath(id, path)
  // The picture that the build has is a file of the site; a newer one is in the product's own folder.
  if (name === null || name === known?.name) return known
  return { name: `${id}/${name}`, width, height, placeholder }
}
