import type { Unit } from '../catalogue/product'
import { itemLimits } from './orderItems'
import { itemQuantityStep } from './orderList'
import { parseQuantityInput } from './parseQuantityInput'

/** One way to read a line: a name, which may not be a product's, its quantity in halves (0.5), and the unit if typed. */
type NamedQuantity = { name: string; halves: number; unit?: Unit }

const number = String.raw`(?:\d+\s+)?\d+/\d+|[\d.,]*\s*½|[\d.,]*\d`
// Grams, bags or bottles are not read: '500 g' is not 500 of a product.
const unit = String.raw`(?:(kgs?|kilos?|kilograms?|l|ltrs?|lit(?:er|re)s?|pcs?|pieces?|bunch(?:es)?)|x)\b`
const unitsByInitial: Readonly<Record<string, Unit>> = { k: 'kg', l: 'litre', p: 'piece', b: 'bunch' }

// The two patterns of formatOrderList, which keep every character of the name. 'of' is not a part of it: '2 kg of cloves'.
const generatedPattern = /^(\d+(?:\.5)?) (kg|litres?|pieces?|bunch(?:es)?) (?!of\s)(.+)$/s
const unitlessPattern = /^(.*): (\d+(?:\.5)?)$/s
const trailingPattern = new RegExp(
  String.raw`(?:\s+[x×*]\s*|\s*[:=,×*–—-]\s*|\s+)\(?(${number})\s*(?:${unit})?\.?\)?\.?$`,
  'iu',
)
const leadingPattern = new RegExp(
  String.raw`^(${number})\s*(?:${unit}\s*|[×*]\s*|\s)(?:[x×*]\s+|of\s+)?(.+)$`,
  'iu',
)
const listMarkerPattern = /^(?:[-–•*]\s*|\d+[.)]\s+)/
const fractionPattern = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/

// No product name with a quantity is longer; the limit keeps the patterns fast.
const maxLength = 200

/** Reads a line as a name with a quantity, in each possible way: '2 kg Cloves', 'Cloves: 2', 'cloves x 2', '2 of cloves'. */
export function readQuantityLine(line: string): NamedQuantity[] {
  if (line.length > maxLength) return []
  const [, count, unitName, name] = generatedPattern.exec(line) ?? []
  const [, unitlessName, unitlessCount] = unitlessPattern.exec(line) ?? []
  const text = line.replace(listMarkerPattern, '')
  const trailing = trailingPattern.exec(text)
  const [, leadingCount, leadingUnit, leadingName] = leadingPattern.exec(text) ?? []
  return [
    ...toNamedQuantity(name, count, unitName),
    ...toNamedQuantity(unitlessName, unitlessCount),
    ...toNamedQuantity(text.slice(0, trailing?.index), trailing?.[1], trailing?.[2]),
    ...toNamedQuantity(leadingName, leadingCount, leadingUnit),
  ]
}

function toNamedQuantity(name = '', quantity = '', unitName = ''): NamedQuantity[] {
  const halves = parseHalves(quantity)
  const knownUnit = unitsByInitial[unitName.charAt(0).toLowerCase()]
  return halves === null ? [] : [{ name, halves, ...(knownUnit && { unit: knownUnit }) }]
}

/** Parses a quantity as halves; null unless it is exactly a multiple of 0.5 from 0.5 to 999. */
function parseHalves(quantity: string): number | null {
  const halves = parseCount(quantity) / itemQuantityStep
  return Number.isInteger(halves) && halves >= 1 && halves <= itemLimits.halves ? halves : null
}

function parseCount(quantity: string): number {
  const fraction = fractionPattern.exec(quantity)
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])
  const parsed = parseQuantityInput(quantity)
  return parsed && !parsed.isAmbiguous ? parsed.inputCount : NaN
}
