import { splitSearchWords } from '../catalogue/splitSearchWords'
import { itemLimits, type OrderItem } from './orderItems'
import { readQuantityLine } from './readQuantityLine'

/** A product that a text can name. */
export type NamedProduct = { id: string; name: string }

/** The items that a text names, and the segments of the text that do not name a product with a valid quantity. */
export type ParsedOrderListText = { items: OrderItem[]; unreadTexts: string[] }

/**
 * Parses a product list that a person typed, such as 'Shea Butter: 1.5' or '2 kg coconut oil'. The items never differ
 * from the text: a quantity that is not a multiple of 0.5 up to 999 is left unread, not rounded.
 */
export function parseOrderListText(text: string, products: readonly NamedProduct[]): ParsedOrderListText {
  const findProductId = indexProducts(products)
  const halvesById = new Map<string, number>()
  const unreadTexts: string[] = []
  for (const line of splitLines(text)) {
    for (const segment of splitLine(line, findProductId)) {
      if (!addItem(halvesById, parseItem(segment, findProductId))) unreadTexts.push(segment)
    }
  }
  const items = [...halvesById].map(([productId, halves]) => ({ productId, halves }))
  return { items, unreadTexts }
}

type FindProductId = (name: string) => string | undefined

/** Finds products by their exact name, else by its words. Words that two products share find neither of them. */
function indexProducts(products: readonly NamedProduct[]): FindProductId {
  const idsByKey = new Map<string, string | undefined>()
  const addKey = (key: string, id: string) => {
    const knownId = idsByKey.get(key)
    idsByKey.set(key, idsByKey.has(key) && knownId !== id ? undefined : id)
  }
  for (const { id, name } of products) {
    addKey(toExactKey(name), id)
    addKey(toWordsKey(name), id)
  }
  return (name) => idsByKey.get(toExactKey(name)) ?? idsByKey.get(toWordsKey(name))
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
function splitLine(line: string, findProductId: FindProductId): string[] {
  if (parseItem(line, findProductId)) return [line]
  const segments = line.split(/;|,(?!\d)/).map((segment) => segment.trim())
  return segments.some((segment) => parseItem(segment, findProductId))
    ? segments.filter((segment) => segment !== '')
    : [line]
}

function parseItem(text: string, findProductId: FindProductId): OrderItem | undefined {
  for (const { name, halves } of readQuantityLine(text)) {
    const productId = findProductId(name)
    if (productId !== undefined) return { productId, halves }
  }
  return undefined
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
