/** The status changes that staff may make; all others are denied. */
export const allowedTransitions = [
  ['new', 'answered'],
  ['answered', 'closed'],
] as const

export const allStatuses = ['new', 'answered', 'closed'] as const

/** Values that are not a status. */
export const invalidStatuses = ['reopened', 'New', 'closed ', '', null, 1, true]

/** Each pair of statuses, and whether staff may make the change. */
export const transitionCases = allStatuses.flatMap((from) =>
  allStatuses.map((to) => ({ from, to, legal: allowedTransitions.some(([a, b]) => a === from && b === to) })),
)
