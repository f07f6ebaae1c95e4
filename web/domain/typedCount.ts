import { countLimit, countStep } from './orderList'

/** A quantity that somebody typed, and what the list makes of it: whole halves, 0.5 to 999. */
export type TypedCount = {
  typed: number
  count: number
  /** Whether the comma could have meant thousands as well: the visitor is told how it was read. */
  isAmbiguous: boolean
}

const withHalf = /^(\d*)\s*½$/
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d*)$/
// No list holds a thousand of anything, so this comma is taken for a decimal one: too little harms less than 999.
const ambiguous = /^[1-9]\d{0,2},\d{3}$/
const decimal = /^\d*[.,]?\d*$/

/** Reads '1.5', '1,5', '.5', '1½' and '1,234,567'; null where the text is no number above 0. */
export function readTypedCount(text: string): TypedCount | null {
  const trimmed = text.trim()
  const typed = numberIn(trimmed)
  return typed > 0 ? { typed, count: nearestCount(typed), isAmbiguous: ambiguous.test(trimmed) } : null
}

function numberIn(text: string): number {
  const [, whole] = withHalf.exec(text) ?? []
  if (whole !== undefined) return Number(whole) + 0.5
  if (grouped.test(text)) return Number(text.replaceAll(',', ''))
  return decimal.test(text) ? Number(text.replace(',', '.')) : NaN
}

function nearestCount(typed: number): number {
  const nearest = Math.round(typed / countStep) * countStep
  return Math.min(Math.max(nearest, countStep), countLimit)
}
