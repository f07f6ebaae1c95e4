const hourMs = 3_600_000

/** At most `count` confirmations in any `periodMs`. */
type ConfirmationLimit = { count: number; periodMs: number }

/**
 * How many confirmations may go to one address, and to all addresses together. Nobody proves that the address in a form is
 * theirs, so without limits the shop could be used to fill a stranger's mailbox.
 */
export const confirmationLimits = {
  address: [
    { count: 5, periodMs: hourMs },
    { count: 20, periodMs: 24 * hourMs },
  ],
  total: [{ count: 200, periodMs: hourMs }],
} as const satisfies Record<string, readonly ConfirmationLimit[]>

/**
 * Adds a confirmation at `now` to the times of earlier ones, without those that no limit counts any more; null if a limit
 * forbids it. All times are in milliseconds.
 */
export function addConfirmation(
  times: readonly number[],
  limits: readonly ConfirmationLimit[],
  now: number,
): number[] | null {
  const listSince = (periodMs: number) => times.filter((time) => time > now - periodMs)
  if (limits.some(({ count, periodMs }) => listSince(periodMs).length >= count)) return null
  return [...listSince(Math.max(...limits.map(({ periodMs }) => periodMs))), now]
}
