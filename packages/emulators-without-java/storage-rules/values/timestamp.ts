import { createRulesDurationValue } from './duration'
import { RulesEvaluationError } from './evaluationError'
import { createRulesIntValue } from './int'
import {
  combineRulesBuiltinOverloads,
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
} from './builtinOperation'
import type { RulesValueOfType } from './rulesValue'

const nanosPerMilli = 1_000_000n
const nanosPerDay = 86_400_000n * nanosPerMilli
const minTimestampNanos = BigInt(Date.parse('0001-01-01T00:00:00Z')) * nanosPerMilli
const maxTimestampNanos = BigInt(Date.parse('9999-12-31T23:59:59.999Z')) * nanosPerMilli + nanosPerMilli - 1n
const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

/** Creates a timestamp from nanoseconds since 1970; throws outside the years 1 to 9999. */
export function createRulesTimestampValue(nanos: bigint): RulesValueOfType<'timestamp'> {
  if (nanos < minTimestampNanos || nanos > maxTimestampNanos)
    throw new RulesEvaluationError('Timestamp out of the years 1 to 9999.')
  return { type: 'timestamp', nanos }
}

/** Parses an RFC 3339 timestamp; returns null if it is invalid. */
export function parseRulesTimestamp(text: string): RulesValueOfType<'timestamp'> | null {
  const [, seconds = '', fraction = '', zone = ''] = rfc3339.exec(text) ?? []
  const millis = Date.parse(`${seconds}${zone}`)
  return Number.isNaN(millis)
    ? null
    : createRulesTimestampValue(BigInt(millis) * nanosPerMilli + BigInt(fraction.padEnd(9, '0')))
}

function parseTimestampArgument(text: string): RulesValueOfType<'timestamp'> {
  const timestamp = parseRulesTimestamp(text)
  if (timestamp === null) throw new RulesEvaluationError(`Not a timestamp: "${text}".`)
  return timestamp
}

function createTimestamp(year: bigint, month: bigint, dayOfMonth: bigint): RulesValueOfType<'timestamp'> {
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth))
  const isValid =
    year >= 1n && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(dayOfMonth)
  if (!isValid) throw new RulesEvaluationError(`Not a date: year ${year}, month ${month}, day ${dayOfMonth}.`)
  return createRulesTimestampValue(BigInt(date.getTime()) * nanosPerMilli)
}

const modulo = (a: bigint, b: bigint): bigint => ((a % b) + b) % b
const floorTo = (nanos: bigint, unit: bigint): bigint => nanos - modulo(nanos, unit)
const toUtcDate = ({ nanos }: { nanos: bigint }): Date =>
  new Date(Number(floorTo(nanos, nanosPerMilli) / nanosPerMilli))

function dayOfYear(date: Date): number {
  const newYear = new Date(date)
  newYear.setUTCMonth(0, 1)
  return Math.floor(date.getTime() / 86_400_000) - Math.floor(newYear.getTime() / 86_400_000) + 1
}

export const rulesTimestampFunctions = createRulesBuiltinOperationTable({
  'timestamp.date': defineRulesBuiltinOperation(['int', 'int', 'int'], (year, month, dayOfMonth) =>
    createTimestamp(year.value, month.value, dayOfMonth.value),
  ),
  'timestamp.value': combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['int'], (millis) => createRulesTimestampValue(millis.value * nanosPerMilli)),
    defineRulesBuiltinOperation(['string'], (text) => parseTimestampArgument(text.value)),
  ),
})

/** Methods of timestamps, all in UTC; Monday is day 1 of a week. */
export const rulesTimestampMethods = createRulesBuiltinOperationTable({
  date: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesTimestampValue(floorTo(self.nanos, nanosPerDay)),
  ),
  time: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesDurationValue(modulo(self.nanos, nanosPerDay)),
  ),
  year: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCFullYear()),
  ),
  month: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCMonth() + 1),
  ),
  day: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCDate()),
  ),
  dayOfWeek: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCDay() || 7),
  ),
  dayOfYear: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(dayOfYear(toUtcDate(self))),
  ),
  hours: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCHours()),
  ),
  minutes: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCMinutes()),
  ),
  seconds: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(toUtcDate(self).getUTCSeconds()),
  ),
  nanos: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(modulo(self.nanos, 1_000n * nanosPerMilli)),
  ),
  toMillis: defineRulesBuiltinOperation(['timestamp'], (self) =>
    createRulesIntValue(floorTo(self.nanos, nanosPerMilli) / nanosPerMilli),
  ),
})
