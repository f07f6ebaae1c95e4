/** The status changes of requests and enquiries that staff may make; all other changes are denied. */
const allowedStatusTransitions = [
  ['new', 'answered'],
  ['answered', 'closed'],
] as const

export const allSentItemStatuses = ['new', 'answered', 'closed'] as const

/** Values that are not a valid status of a request or enquiry. */
export const invalidSentItemStatuses = ['reopened', 'New', 'closed ', '', null, 1, true]

/** Each pair of statuses, and whether staff may make the change. */
export const statusTransitionTestCases = allSentItemStatuses.flatMap((from) =>
  allSentItemStatuses.map((to) => ({
    from,
    to,
    legal: allowedStatusTransitions.some(([a, b]) => a === from && b === to),
  })),
)
