const dayMs = 86_400_000

/** Formats a day, numbered as by `toLagosDay`, such as 'Thursday 1 October'. */
export function formatLongDay(day: number): string {
  const fields = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(day * dayMs).toLocaleDateString('en-GB', fields)
}
