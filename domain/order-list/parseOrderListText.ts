import type { Unit } from '../catalogue/product'
import { chatPrefixPattern } from './chatPrefixPattern'
import type { ListReader, NamedProduct } from './listReader'
import { itemLimits, type OrderItem } from './orderItems'

/** The items that a text names, and the segments of the text that do not name a product with a valid quantity. */
type ParsedOrderListText = { items: OrderItem[]; unreadTexts: string[] }

/** A line of a text, or a part of it that names another product, and what it asks for. */
export type ReadSegment = { text: string; item: OrderItem | undefined; isExactName: boolean }

/**
 * Parses a product list that a person typed, such as '1.5 kg Shea Butter' or 'cloves x 2'. The items never differ from
 * the text: a quantity that is not a multiple of 0.5 up to 999, or in another unit than the product's, is left unread.
 */
export function parseOrderListText(text: string, reader: ListReader): ParsedOrderListText {
  const halvesById = new Map<string, number>()
  const unreadTexts: string[] = []
  for (const segment of readSegments(text, reader)) {
    if (!addItem(halvesById, segment.item)) unreadTexts.push(segment.text)
  }
  const items = [...halvesById].map(([productId, halves]) => ({ productId, halves }))
  return { items, unreadTexts }
}

// A comma between two digits belongs to a number.
const partPattern = /(?:\d,(?=\d)|[^;,])+/g

/** Reads the lines of a text, each in several segments where it names several products. */
export function readSegments(text: string, reader: ListReader): ReadSegment[] {
  return splitAt(text.replace(chatPrefixPattern, ''), '\n').flatMap((line) => {
    const exact = readSegment(line, { ...reader, findWritten: () => undefined })
    if (exact.item) return [exact]
    const parts = line.match(partPattern) ?? []
    const segments = parts.flatMap((part) => readPart(part.trim(), reader))
    return segments.some(({ item }) => item) ? segments : [readSegment(line, reader)]
  })
}

/** Reads what is between two commas, and splits it at 'and' if there is a product on each side. */
function readPart(text: string, reader: ListReader): ReadSegment[] {
  const parts = splitAt(text, /\s(?:and|n)\s|[&+]/i).map((part) => readSegment(part, reader))
  return parts.every(({ item }) => item) ? parts : [readSegment(text, reader)]
}

function splitAt(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function readSegment(text: string, { readLine, findExactly, findWritten }: ListReader): ReadSegment {
  for (const { name, halves, unit } of readLine(text)) {
    if (halves === null) continue
    const exact = findExactly(name)
    const product = exact ?? findWritten(name)
    if (product && isUnitOf(product, unit))
      return { text, item: { productId: product.id, halves }, isExactName: exact !== undefined }
  }
  return { text, item: undefined, isExactName: false }
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
