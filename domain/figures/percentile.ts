import { type Counters, getCount } from './counters'

/** The percentile of a histogram by the nearest-rank method: the smallest value that `percent` of the counts do not exceed. */
export function findPercentile(histogram: Counters, percent: number): number | null {
  const values = Object.keys(histogram)
    .map(Number)
    .sort((first, second) => first - second)
  const total = values.reduce((sum, value) => sum + getCount(histogram, String(value)), 0)
  let remaining = Math.ceil((total * percent) / 100)
  for (const value of values) {
    remaining -= getCount(histogram, String(value))
    if (remaining <= 0) return value
  }
  return null
}
