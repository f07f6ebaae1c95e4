import { durationValue } from './duration'
import { EvaluationError } from './evaluationError'
import { intValue } from './int'
import { combineOverloads, defineOperation, createOperationTable } from './builtinOperation'
import type { ValueOf } from './rulesValue'

const nanosPerMilli = 1_000_000n
const nanosPerDay = 86_400_000n * nanosPerMilli
const minTimestampNanos = BigInt(Date.parse('0001-01-01T00:00:00Z')) * nanosPerMilli
const maxTimestampNanos = BigInt(Date.parse('9999-12-31T23:59:59.999Z')) * nanosPerMilli + nanosPerMilli - 1n
const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

/** Creates a timestamp from nanoseconds since 1970; throws outside the years 1 to 9999. */
export function timestampValue(nanos: bigint): ValueOf<'timestamp'> {
  if (nanos < minTimestampNanos || nanos > maxTimestampNanos)
    throw new EvaluationError('Timestamp out of the years 1 to 9999.')
  return { type: 'timestamp', nanos }
}

/** Parses an RFC 3339 timestamp; returns null if it is invalid. */
export function parseTimestamp(text: string): ValueOf<'timestamp'> | null {
  const [, seconds = '', fraction = '', zone = ''] = rfc3339.exec(text) ?? []
  const millis = Date.parse(`${seconds}${zone}`)
  return Number.isNaN(millis)
    ? null
    : timestampValue(BigInt(millis) * nanosPerMilli + BigInt(fraction.padEnd(9, '0')))
}

function parseTimestampArgument(text: string): ValueOf<'timestamp'> {
  const timestamp = parseTimestamp(text)
  if (timestamp === null) throw new EvaluationError(`Not a timestamp: "${text}".`)
  return timestamp
}

function createTimestamp(year: bigint, month: bigint, dayOfMonth: bigint): ValueOf<'timestamp'> {
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth))
  const isValid =
    year >= 1n && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(dayOfMonth)
  if (!isValid) throw new EvaluationError(`Not a date: year ${year}, month ${month}, day ${dayOfMonth}.`)
  return timestampValue(BigInt(date.getTime()) * nanosPerMilli)
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

export const timestampFunctions = createOperationTable({
  'timestamp.date': defineOperation(['int', 'int', 'int'], (year, month, dayOfMonth) =>
    createTimestamp(year.value, month.value, dayOfMonth.value),
  ),
  'timestamp.value': combineOverloads(
    defineOperation(['int'], (millis) => timestampValue(millis.value * nanosPerMilli)),
    defineOperation(['string'], (text) => parseTimestampArgument(text.value)),
  ),
})

/** Methods of timestamps, all in UTC; Monday is day 1 of a week. */
export const timestampMethods = createOperationTable({
  date: defineOperation(['timestamp'], (self) => timestampValue(floorTo(self.nanos, nanosPerDay))),
  time: defineOperation(['timestamp'], (self) => durationValue(modulo(self.nanos, nanosPerDay))),
  year: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCFullYear())),
  month: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCMonth() + 1)),
  day: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCDate())),
  dayOfWeek: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCDay() || 7)),
  dayOfYear: defineOperation(['timestamp'], (self) => intValue(dayOfYear(toUtcDate(self)))),
  hours: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCHours())),
  minutes: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCMinutes())),
  seconds: defineOperation(['timestamp'], (self) => intValue(toUtcDate(self).getUTCSeconds())),
  nanos: defineOperation(['timestamp'], (self) => intValue(modulo(self.nanos, 1_000n * nanosPerMilli))),
  toMillis: defineOperation(['timestamp'], (self) =>
    intValue(floorTo(self.nanos, nanosPerMilli) / nanosPerMilli),
  ),
})
