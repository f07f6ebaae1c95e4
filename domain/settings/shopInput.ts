import type { Closure, DayHours } from '../opening-hours/calendar'
import { toDay } from '../opening-hours/calendar'
import { closureLimits, formatTimeOfDay, isDayHours, parseDayHours } from '../opening-hours/calendarFields'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { cleanLine, cleanText, isMultilineText, isSingleLineText } from '../validation/text'
import { maxShopTextLength, type ShopSettings, shopTextNames, type ShopTexts } from './shopSettings'

/** The hours of a weekday as the form has them; the times stay while the day is closed. */
export type DayInput = { isOpen: boolean; from: string; to: string }

/** The form of the shop's settings. Closures may lack a date, or have one twice. */
export type ShopInput = ShopTexts & { week: readonly DayInput[]; closures: readonly Closure[] }

export const shopInputFields = ['week', 'closures', ...shopTextNames] as const

export type ShopInputField = (typeof shopInputFields)[number]

/** What has to change before the form can be published: a weekday or a closure by its index, or a text. */
export type ShopInputError =
  | { field: 'week'; index: number }
  | { field: 'closures'; index: number; problem: 'date' | 'repeated' | 'note' | 'tooMany' }
  | { field: keyof ShopTexts }

const usualDay: DayHours = { from: 9 * 60, to: 17 * 60 }

export function toShopInput({ calendar, delivery, collection, payment }: ShopSettings): ShopInput {
  const week = calendar.week.map((hours) => {
    const { from, to } = hours ?? usualDay
    // A time field has no 24:00.
    return { isOpen: hours !== null, from: formatTimeOfDay(from), to: formatTimeOfDay(to % 1440) }
  })
  return { week, closures: calendar.closures, delivery, collection, payment }
}

/** The settings of a form without errors. Beyond the limit, the oldest closures are dropped if they are before `today`. */
export function readShopInput({ week, closures, ...texts }: ShopInput, today: string): ShopSettings {
  const written = closures
    .map(({ date, note }) => ({ date, note: cleanLine(note) }))
    .sort((first, second) => (first.date < second.date ? -1 : 1))
  const tooMany = Math.max(written.length - closureLimits.closures, 0)
  const kept = written.filter(({ date }, index) => index >= tooMany || date >= today)
  return {
    calendar: {
      week: week.map((day) => (day.isOpen ? parseDayHours(toHoursText(day)) : null)),
      closures: kept,
    },
    delivery: cleanText(texts.delivery),
    collection: cleanText(texts.collection),
    payment: cleanText(texts.payment),
  }
}

/** Lists what has to change before a form can be published. */
export function findShopInputErrors(input: ShopInput, today: string): ShopInputError[] {
  const upcoming = input.closures.filter(({ date }) => date >= today || date === '')
  return [
    ...input.week.flatMap((day, index): ShopInputError[] =>
      !day.isOpen || isDayHours(toHoursText(day)) ? [] : [{ field: 'week', index }],
    ),
    ...input.closures.flatMap((closure, index): ShopInputError[] => {
      const problem = findClosureProblem(closure, index, input.closures)
      return problem ? [{ field: 'closures', index, problem }] : []
    }),
    ...(upcoming.length > closureLimits.closures
      ? [{ field: 'closures', index: input.closures.length - 1, problem: 'tooMany' } as const]
      : []),
    ...shopTextNames.flatMap((field): ShopInputError[] => (isText(input[field]) ? [] : [{ field }])),
  ]
}

function findClosureProblem(
  { date, note }: Closure,
  index: number,
  closures: readonly Closure[],
): 'date' | 'repeated' | 'note' | null {
  if (Number.isNaN(toDay(date)) || !/^\d{4}-/.test(date)) return 'date'
  if (closures.findIndex((other) => other.date === date) < index) return 'repeated'
  const text = cleanLine(note)
  return text === '' || isSingleLineText(text, closureLimits.note) ? null : 'note'
}

function isText(text: string): boolean {
  const sanitized = cleanText(text)
  return sanitized === '' || isMultilineText(sanitized, maxShopTextLength)
}

function toHoursText({ from, to }: DayInput): string {
  return `${from}-${to === '00:00' ? '24:00' : to}`
}

/** Parses a form that a device has kept; null if it is malformed. */
export function parseShopInput(stored: unknown): ShopInput | null {
  const { week, closures, delivery, collection, payment } = toRecordOrEmpty(stored)
  if (!Array.isArray(week) || week.length !== 7 || !Array.isArray(closures)) return null
  const [days, closedDays] = [week.map(parseDayInput), closures.map(parseClosureInput)]
  const texts = [delivery, collection, payment]
  if (days.includes(null) || closedDays.includes(null) || !texts.every((text) => typeof text === 'string'))
    return null
  const [deliveryText = '', collectionText = '', paymentText = ''] = texts
  return {
    week: days.filter((day) => day !== null),
    closures: closedDays.filter((closure) => closure !== null),
    delivery: deliveryText,
    collection: collectionText,
    payment: paymentText,
  }
}

function parseDayInput(stored: unknown): DayInput | null {
  const { isOpen, from, to } = toRecordOrEmpty(stored)
  if (typeof isOpen !== 'boolean' || typeof from !== 'string' || typeof to !== 'string') return null
  return { isOpen, from, to }
}

function parseClosureInput(stored: unknown): Closure | null {
  const { date, note } = toRecordOrEmpty(stored)
  return typeof date === 'string' && typeof note === 'string' ? { date, note } : null
}
