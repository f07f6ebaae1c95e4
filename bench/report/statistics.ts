export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The percentile of the values, with linear interpolation. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) throw new Error('A percentile of no values does not exist.')
  return below + (above - below) * (position - Math.floor(position))
}
