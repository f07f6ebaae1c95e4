/** The numbers of days that the figures can show: whole weeks, so that each has every weekday as often. */
export const dayRanges = [7, 28, 91] as const

/** The parameter of the address with the number of days. */
export const daysParameter = 'days'

const defaultDayCount = 28

/** Parses the number of days of an address; 28 without a known one. */
export function parseDayCount(text: string | null): number {
  return dayRanges.find((days) => String(days) === text) ?? defaultDayCount
}
