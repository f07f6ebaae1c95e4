/** One line of the report. */
export type Figure = {
  name: string
  limit: string
  site: string
  staticPage: string
  ratio: string
  verdict: string
}

/** How the numbers of a figure are written: how many digits after the point, and the unit. */
export type Unit = { digits: number; name: string }

export const milliseconds: Unit = { digits: 0, name: 'ms' }
export const kilobytes: Unit = { digits: 1, name: 'kB' }
export const shift: Unit = { digits: 3, name: '' }

/** A number with its unit. */
export function written(value: number, { digits, name }: Unit): string {
  return `${value.toFixed(digits)} ${name}`.trim()
}

/** Whether a measured number is within its limit, and if not by how much it is beyond. */
export function verdict(measured: number, limit: number, unit: Unit): string {
  if (measured <= limit) return 'holds'
  const share = limit > 0 ? ` (${((measured / limit - 1) * 100).toFixed(0)} %)` : ''
  return `does not hold, by ${written(measured - limit, unit)}${share}`
}

/** A figure with a limit of its own, without a static page to compare with. */
export function alone(name: string, measured: number, limit: number, unit: Unit): Figure {
  return {
    name,
    limit: `≤ ${written(limit, unit)}`,
    site: written(measured, unit),
    staticPage: '',
    ratio: limit > 0 ? (measured / limit).toFixed(2) : '',
    verdict: verdict(measured, limit, unit),
  }
}
