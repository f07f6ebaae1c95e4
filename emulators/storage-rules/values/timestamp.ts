import { duration } from './duration'
import { EvaluationError } from './error'
import { int } from './integer'
import { either, operation, table } from './operation'
import type { ValueOf } from './value'

const milli = 1_000_000n
const day = 86_400_000n * milli
const first = BigInt(Date.parse('0001-01-01T00:00:00Z')) * milli
const last = BigInt(Date.parse('9999-12-31T23:59:59.999Z')) * milli + milli - 1n
const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

/** A moment in UTC between the years 1 and 9999. */
export function timestamp(nanos: bigint): ValueOf<'timestamp'> {
  if (nanos < first || nanos > last) throw new EvaluationError('Timestamp out of the years 1 to 9999.')
  return { type: 'timestamp', nanos }
}

/** Reads a moment as RFC 3339 writes it; null when it is none. */
export function parseTimestamp(written: string): ValueOf<'timestamp'> | null {
  const [, seconds = '', fraction = '', zone = ''] = rfc3339.exec(written) ?? []
  const millis = Date.parse(`${seconds}${zone}`)
  return Number.isNaN(millis) ? null : timestamp(BigInt(millis) * milli + BigInt(fraction.padEnd(9, '0')))
}

function fromText(written: string): ValueOf<'timestamp'> {
  const moment = parseTimestamp(written)
  if (moment === null) throw new EvaluationError(`Not a timestamp: "${written}".`)
  return moment
}

function fromDate(year: bigint, month: bigint, dayOfMonth: bigint): ValueOf<'timestamp'> {
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth))
  const isReal =
    year >= 1n && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(dayOfMonth)
  if (!isReal) throw new EvaluationError(`Not a date: year ${year}, month ${month}, day ${dayOfMonth}.`)
  return timestamp(BigInt(date.getTime()) * milli)
}

const modulo = (a: bigint, b: bigint): bigint => ((a % b) + b) % b
const floorTo = (nanos: bigint, unit: bigint): bigint => nanos - modulo(nanos, unit)
const utc = ({ nanos }: { nanos: bigint }): Date => new Date(Number(floorTo(nanos, milli) / milli))

function dayOfYear(date: Date): number {
  const newYear = new Date(date)
  newYear.setUTCMonth(0, 1)
  return Math.floor(date.getTime() / 86_400_000) - Math.floor(newYear.getTime() / 86_400_000) + 1
}

/** timestamp.date() and timestamp.value(). */
export const timestampFunctions = table({
  'timestamp.date': operation(['int', 'int', 'int'], (year, month, dayOfMonth) =>
    fromDate(year.value, month.value, dayOfMonth.value),
  ),
  'timestamp.value': either(
    operation(['int'], (millis) => timestamp(millis.value * milli)),
    operation(['string'], (written) => fromText(written.value)),
  ),
})

/** The parts of a moment, all in UTC; a week begins with Monday, day 1. */
export const timestampMethods = table({
  date: operation(['timestamp'], (self) => timestamp(floorTo(self.nanos, day))),
  time: operation(['timestamp'], (self) => duration(modulo(self.nanos, day))),
  year: operation(['timestamp'], (self) => int(utc(self).getUTCFullYear())),
  month: operation(['timestamp'], (self) => int(utc(self).getUTCMonth() + 1)),
  day: operation(['timestamp'], (self) => int(utc(self).getUTCDate())),
  dayOfWeek: operation(['timestamp'], (self) => int(utc(self).getUTCDay() || 7)),
  dayOfYear: operation(['timestamp'], (self) => int(dayOfYear(utc(self)))),
  hours: operation(['timestamp'], (self) => int(utc(self).getUTCHours())),
  minutes: operation(['timestamp'], (self) => int(utc(self).getUTCMinutes())),
  seconds: operation(['timestamp'], (self) => int(utc(self).getUTCSeconds())),
  nanos: operation(['timestamp'], (self) => int(modulo(self.nanos, 1_000n * milli))),
  toMillis: operation(['timestamp'], (self) => int(floorTo(self.nanos, milli) / milli)),
})
