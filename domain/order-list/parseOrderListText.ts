import type { Unit } from '../catalogue/product'
import { splitSearchWords } from '../catalogue/splitSearchWords'
import { itemLimits, type OrderItem } from './orderItems'
import { readQuantityLine } from './readQuantityLine'

/** A product that a text can name. Without a unit, any unit is read as the product's. */
export type NamedProduct = { id: string; name: string; unit?: Unit }

/** The items that a text names, and the segments of the text that do not name a product with a valid quantity. */
type ParsedOrderListText = { items: OrderItem[]; unreadTexts: string[] }

/**
 * Parses a product list that a person typed, such as '1.5 kg Shea Butter' or 'cloves x 2'. The items never differ from
 * the text: a quantity that is not a multiple of 0.5 up to 999, or in another unit than the product's, is left unread.
 */
export function parseOrderListText(text: string, products: readonly NamedProduct[]): ParsedOrderListText {
  const findProduct = indexProducts(products)
  const halvesById = new Map<string, number>()
  const unreadTexts: string[] = []
  for (const line of splitLines(text)) {
    for (const segment of splitLine(line, findProduct)) {
      if (!addItem(halvesById, parseItem(segment, findProduct))) unreadTexts.push(segment)
    }
  }
  const items = [...halvesById].map(([productId, halves]) => ({ productId, halves }))
  return { items, unreadTexts }
}

type FindProduct = (name: string) => NamedProduct | undefined

/** Finds products by their exact name, else by its words. Words that two products share find neither of them. */
function indexProducts(products: readonly NamedProduct[]): FindProduct {
  const productsByKey = new Map<string, NamedProduct | undefined>()
  const addKey = (key: string, product: NamedProduct) => {
    const known = productsByKey.get(key)
    const isShared = productsByKey.has(key) && known?.id !== product.id
    // A product may come twice: from a list that was stored before products had units, and from the catalogue.
    productsByKey.set(key, isShared ? undefined : { ...known, ...product })
  }
  for (const product of products) {
    addKey(toExactKey(product.name), product)
    addKey(toWordsKey(product.name), product)
  }
  return (name) => productsByKey.get(toExactKey(name)) ?? productsByKey.get(toWordsKey(name))
}

const toExactKey = (name: string) => `=${name}`
const toWordsKey = (name: string) => splitSearchWords(name).join(' ')

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Splits a line at semicolons and commas, but not at decimal commas, unless the whole line is one product. */
function splitLine(line: string, findProduct: FindProduct): string[] {
  if (parseItem(line, findProduct)) return [line]
  const segments = line.split(/;|,(?!\d)/).map((segment) => segment.trim())
  return segments.some((segment) => parseItem(segment, findProduct))
    ? segments.filter((segment) => segment !== '')
    : [line]
}

function parseItem(text: string, findProduct: FindProduct): OrderItem | undefined {
  for (const { name, halves, unit } of readQuantityLine(text)) {
    const product = findProduct(name)
    if (product && isUnitOf(product, unit)) return { productId: product.id, halves }
  }
  return undefined
}

function isUnitOf(product: NamedProduct, unit: Unit | undefined): boolean {
  return unit === undefined || product.unit === undefined || product.unit === unit
}

/** Adds up the quantities of a product that is named twice. Returns false if the list would exceed its limits. */
function addItem(halvesById: Map<string, number>, item: OrderItem | undefined): boolean {
  if (!item) return false
  const knownHalves = halvesById.get(item.productId)
  const halves = (knownHalves ?? 0) + item.halves
  if (halves > itemLimits.halves || (knownHalves === undefined && halvesById.size >= itemLimits.entries))
    return false
  halvesById.set(item.productId, halves)
  return true
}
