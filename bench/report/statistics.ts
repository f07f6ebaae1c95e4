/** The middle of the values: half are at most this. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value that so many per cent of the values do not exceed, between two neighbours in proportion. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('There is nothing to take the middle of.')
  return below + (above - below) * (place - Math.floor(place))
}
