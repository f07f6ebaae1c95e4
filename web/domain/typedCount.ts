import { countLimit, countStep } from './orderList'

/** A quantity that somebody typed, and what the list makes of it: whole halves, 0.5 to 999. */
export type TypedCount = { typed: number; count: number }

const withHalf = /^(\d*)\s*½$/
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const decimal = /^\d*[.,]?\d*$/

/** Reads '1.5', '1,5', '.5', '1½' and '1,000'; null where the text is no number above 0. */
export function readTypedCount(text: string): TypedCount | null {
  const typed = numberIn(text.trim())
  return typed > 0 ? { typed, count: nearestCount(typed) } : null
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
