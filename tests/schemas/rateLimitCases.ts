/** Seconds since the last send, and whether the next one is allowed. */
export const sendIntervalTestCases = [
  { seconds: 0, rested: false },
  { seconds: 10, rested: false },
  { seconds: 29, rested: false },
  { seconds: 30, rested: true },
  { seconds: 31, rested: true },
  { seconds: 86_400, rested: true },
] as const

/** The maximum number of documents in one query. */
export const expectedQueryLimits = { sender: 50, staff: 100, products: 500 } as const
