import { itemLimits } from './orderItems'
import { itemQuantityStep } from './orderList'
import { parseQuantityInput } from './parseQuantityInput'

/** One way to read a line: a name, which may not be a product's, and its quantity in units of 0.5. */
type NamedQuantity = { name: string; halves: number }

const number = String.raw`(?:\d+\s+)?\d+/\d+|[\d.,]*\s*½|[\d.,]*\d`
// Grams, bags or bottles are not read: '500 g' is not 500 of a product.
const unit = String.raw`(?:kgs?|kilos?|kilograms?|l|ltrs?|lit(?:er|re)s?|pcs?|pieces?|bunch(?:es)?|x)\b`

const generatedPattern = /^(.*): (\d+(?:\.5)?)$/s
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

/** Reads a line as a name with a quantity, in each possible way: 'Chia Seeds: 2', 'chia seeds x 2', '2 kg of chia seeds'. */
export function readQuantityLine(line: string): NamedQuantity[] {
  if (line.length > maxLength) return []
  const [, generatedName = '', generatedCount = ''] = generatedPattern.exec(line) ?? []
  const text = line.replace(listMarkerPattern, '')
  const trailing = trailingPattern.exec(text)
  const [, leadingCount = '', leadingName = ''] = leadingPattern.exec(text) ?? []
  return [
    ...toNamedQuantity(generatedName, generatedCount),
    ...toNamedQuantity(text.slice(0, trailing?.index), trailing?.[1] ?? ''),
    ...toNamedQuantity(leadingName, leadingCount),
  ]
}

function toNamedQuantity(name: string, quantity: string): NamedQuantity[] {
  const halves = parseHalves(quantity)
  return halves === null ? [] : [{ name, halves }]
}

/** Parses a quantity in units of 0.5; null unless it is exactly a multiple of 0.5 from 0.5 to 999. */
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
