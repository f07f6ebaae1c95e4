export type BenchResultRow = {
  name: string
  limit: string
  site: string
  staticPage: string
  handWritten: string
  ratio: string
  verdict: string
}

/** The unit of a number in the report, and how many digits follow its decimal point. */
export type UnitNumberFormat = { digits: number; name: string }

export const millisecondsNumberFormat: UnitNumberFormat = { digits: 0, name: 'ms' }
export const kilobytesNumberFormat: UnitNumberFormat = { digits: 1, name: 'kB' }
export const layoutShiftNumberFormat: UnitNumberFormat = { digits: 3, name: '' }

export function formatNumber(value: number, { digits, name }: UnitNumberFormat): string {
  return `${value.toFixed(digits)} ${name}`.trim()
}

/** Says whether a value is within its limit, and if not, by how much the value exceeds the limit. */
export function formatLimitCheck(measured: number, limit: number, unit: UnitNumberFormat): string {
  if (measured <= limit) return 'holds'
  const share = limit > 0 ? ` (${((measured / limit - 1) * 100).toFixed(0)} %)` : ''
  return `does not hold, by ${formatNumber(measured - limit, unit)}${share}`
}

/** Creates a report row for a value with a fixed limit. The value is not compared with another page. */
export function createBenchResultRow(
  name: string,
  measured: number,
  limit: number,
  unit: UnitNumberFormat,
): BenchResultRow {
  return {
    name,
    limit: `≤ ${formatNumber(limit, unit)}`,
    site: formatNumber(measured, unit),
    staticPage: '',
    handWritten: '',
    ratio: limit > 0 ? (measured / limit).toFixed(2) : '',
    verdict: formatLimitCheck(measured, limit, unit),
  }
}
