import { cleanLine } from '../validation/text'
import { maxItemQuantity, itemQuantityStep } from './orderList'

/** A quantity as the visitor typed it, and the same quantity rounded to 0.5 and limited to 0.5–999. */
export type ParsedQuantity = {
  inputCount: number
  count: number
  /** Whether the comma in the typed number could also separate thousands; then a message says how it was read. */
  isAmbiguous: boolean
}

const fractionsBySign: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }
const fractionPattern = /^(?:(\d+)\s+)?(\d+)\s*\/\s*([1-9]\d*)$/
const groupedPattern = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d*)$/
// Input such as '1,500' is read as 1.5, because a quantity that is too small does less harm than 999, the maximum.
const ambiguousCommaPattern = /^[1-9]\d{0,2},\d{3}$/
const decimalPattern = /^\d*[.,]?\d*$/
const zeroPattern = /^0+(?:[.,]0*)?$/

/** Parses '1.5', '1,5', '.5', '1½', '1 1/2' and '1,234,567'; null when the text is not a number above 0. */
export function parseQuantityInput(text: string): ParsedQuantity | null {
  const input = cleanLine(text)
  const inputCount = parseNumber(input)
  return inputCount > 0
    ? { inputCount, count: roundToCountStep(inputCount), isAmbiguous: ambiguousCommaPattern.test(input) }
    : null
}

/** Whether a typed quantity is 0, which asks to remove the product: '0', '0.0'. */
export function isZeroQuantity(text: string): boolean {
  return zeroPattern.test(cleanLine(text))
}

function parseNumber(text: string): number {
  const spelled = text.replace(/[½¼¾]/, (sign) => fractionsBySign[sign] ?? sign).trim()
  const [, whole = '0', part, parts] = fractionPattern.exec(spelled) ?? []
  if (part !== undefined) return Number(whole) + Number(part) / Number(parts)
  if (groupedPattern.test(text)) return Number(text.replaceAll(',', ''))
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : NaN
}

function roundToCountStep(inputCount: number): number {
  const nearest = Math.round(inputCount / itemQuantityStep) * itemQuantityStep
  return Math.min(Math.max(nearest, itemQuantityStep), maxItemQuantity)
}
