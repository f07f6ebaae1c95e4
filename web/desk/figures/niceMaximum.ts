const niceNumbers = [1, 1.2, 1.6, 2, 4, 6, 8, 10]

/** The least round and even number from `value` on, for the top of a scale. */
export function getNiceMaximum(value: number): number {
  let power = 1
  while (value > 10 * power) power *= 10
  const maximums = niceNumbers.map((number) => number * power)
  return maximums.find((maximum) => maximum >= value && maximum % 2 === 0) ?? 10 * power
}
