import { maxItemQuantity, itemQuantityStep } from './orderList'

/** A quantity as the visitor typed it, and the same quantity rounded to 0.5 and limited to 0.5–999. */
export type ParsedQuantity = {
  inputCount: number
  count: number
  /** Whether the comma in the typed number could also separate thousands; then a message says how it was read. */
  isAmbiguous: boolean
}

const halfSignPattern = /^(\d*)\s*½$/
const groupedPattern = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d*)$/
// Input such as '1,500' is read as 1.5, because a quantity that is too small does less harm than 999, the maximum.
const ambiguousCommaPattern = /^[1-9]\d{0,2},\d{3}$/
const decimalPattern = /^\d*[.,]?\d*$/

/** Parses '1.5', '1,5', '.5', '1½' and '1,234,567'; null when the text is not a number above 0. */
export function parseQuantityInput(text: string): ParsedQuantity | null {
  const trimmed = text.trim()
  const inputCount = parseNumber(trimmed)
  return inputCount > 0
    ? { inputCount, count: roundToCountStep(inputCount), isAmbiguous: ambiguousCommaPattern.test(trimmed) }
    : null
}

function parseNumber(text: string): number {
  const [, whole] = halfSignPattern.exec(text) ?? []
  if (whole !== undefined) return Number(whole) + 0.5
  if (groupedPattern.test(text)) return Number(text.replaceAll(',', ''))
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : NaN
}

function roundToCountStep(inputCount: number): number {
  const nearest = Math.round(inputCount / itemQuantityStep) * itemQuantityStep
  return Math.min(Math.max(nearest, itemQuantityStep), maxItemQuantity)
}
