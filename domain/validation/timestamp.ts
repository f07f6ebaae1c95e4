// The end of the year 9999, which is also the last time that Firestore stores. Dates are valid for 260,000 more years.
const maxTimestamp = 253_402_300_799_999

/** Whether a value is a time in milliseconds, from 1970 to 9999: calculations with weeks stay valid dates. */
export function isTimestamp(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxTimestamp
}

/** Whether a value is a date, and not the invalid date that comes from a malformed text. */
export function isValidDate(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime())
}
