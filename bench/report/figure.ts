/** One row of the report. */
export type Figure = {
  name: string
  limit: string
  site: string
  staticPage: string
  ratio: string
  verdict: string
}

/** The unit of a number and its digits after the decimal point. */
export type NumberUnit = { digits: number; name: string }

export const millisecondsUnit: NumberUnit = { digits: 0, name: 'ms' }
export const kilobytesUnit: NumberUnit = { digits: 1, name: 'kB' }
export const layoutShiftUnit: NumberUnit = { digits: 3, name: '' }

/** Formats a number with its unit. */
export function formatNumber(value: number, { digits, name }: NumberUnit): string {
  return `${value.toFixed(digits)} ${name}`.trim()
}

/** Says whether a value is within its limit, and if not, by how much it exceeds it. */
export function formatVerdict(measured: number, limit: number, unit: NumberUnit): string {
  if (measured <= limit) return 'holds'
  const share = limit > 0 ? ` (${((measured / limit - 1) * 100).toFixed(0)} %)` : ''
  return `does not hold, by ${formatNumber(measured - limit, unit)}${share}`
}

/** Creates a row of the report for a value with a fixed limit and without a static page to compare it with. */
export function createFigure(name: string, measured: number, limit: number, unit: NumberUnit): Figure {
  return {
    name,
    limit: `≤ ${formatNumber(limit, unit)}`,
    site: formatNumber(measured, unit),
    staticPage: '',
    ratio: limit > 0 ? (measured / limit).toFixed(2) : '',
    verdict: formatVerdict(measured, limit, unit),
  }
}
