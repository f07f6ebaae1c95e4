import type { Closure } from '../opening-hours/calendar'
import { cleanLine, cleanText } from '../validation/text'
import { type ShopInput, type ShopInputField, shopInputFields } from './shopInput'

type MergedShopInput = {
  input: ShopInput
  /** The fields that both have changed; the form keeps mine. */
  conflicts: ShopInputField[]
  /** The fields that a colleague has changed and that the form takes over. */
  takenOver: ShopInputField[]
}

/** Merges what a colleague has published into an open form; `base` is what the form began with. */
export function mergeShopInputs(base: ShopInput, mine: ShopInput, theirs: ShopInput): MergedShopInput {
  const [before, own, other] = [base, mine, theirs].map(toComparable)
  const changed = shopInputFields.filter(
    (field) => !isSame(before?.[field], other?.[field]) && !isSame(own?.[field], other?.[field]),
  )
  const closures = changed.includes('closures')
    ? mergeClosures(base.closures, mine.closures, theirs.closures)
    : mine.closures
  const takenOver = changed.filter((field) =>
    field === 'closures' ? closures !== null : isSame(before?.[field], own?.[field]),
  )
  const taken = Object.fromEntries(takenOver.map((field) => [field, theirs[field]]))
  return {
    input: { ...mine, ...taken, closures: closures ?? mine.closures },
    conflicts: changed.filter((field) => !takenOver.includes(field)),
    takenOver,
  }
}

/** Whether two forms would publish the same. */
export function isSameShopInput(first: ShopInput, second: ShopInput): boolean {
  return isSame(toComparable(first), toComparable(second))
}

/** What counts of a form: not the times of a closed day, the order of closed days, or spaces around a text. */
function toComparable({ week, closures, ...texts }: ShopInput): Record<ShopInputField, unknown> {
  return {
    week: week.map(({ isOpen, from, to }) => isOpen && [from, to]),
    closures: closures.map(toComparableClosure).sort(),
    delivery: cleanText(texts.delivery),
    collection: cleanText(texts.collection),
    payment: cleanText(texts.payment),
  }
}

function toComparableClosure({ date, note }: Closure): string {
  return `${date} ${cleanLine(note)}`
}

/** Merges day by day; null if both have changed one day, each in another way. */
function mergeClosures(
  base: readonly Closure[],
  mine: readonly Closure[],
  theirs: readonly Closure[],
): Closure[] | null {
  const changedDates = [...base, ...theirs]
    .map(({ date }) => date)
    .filter((date) => !isSame(findClosure(base, date), findClosure(theirs, date)))
  const isContested = changedDates.some((date) => {
    const own = findClosure(mine, date)
    return !isSame(own, findClosure(base, date)) && !isSame(own, findClosure(theirs, date))
  })
  if (isContested) return null
  // Days without a date, and days that are there twice, stay until somebody corrects them.
  const kept = mine.filter(({ date }) => !changedDates.includes(date))
  return [...kept, ...theirs.filter(({ date }) => changedDates.includes(date))]
}

function findClosure(closures: readonly Closure[], date: string): string | undefined {
  const found = closures.find((closure) => closure.date === date)
  return found && toComparableClosure(found)
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
