/** Seconds since a sender's last submission, and whether the rate limit allows the next submission. */
export const sendIntervalTestCases = [
  { seconds: 0, rested: false },
  { seconds: 10, rested: false },
  { seconds: 29, rested: false },
  { seconds: 30, rested: true },
  { seconds: 31, rested: true },
  { seconds: 86_400, rested: true },
] as const

/**
 * The maximum number of documents that the security rules allow in one query: for a sender, for staff, and for
 * products.
 */
export const expectedQueryLimits = { sender: 50, staff: 100, products: 500 } as const
