/** Every step from one status to another that staff may take; any other of the nine is refused. */
export const legalMoves = [
  ['new', 'answered'],
  ['answered', 'closed'],
] as const

export const everyStatus = ['new', 'answered', 'closed'] as const

/** What is no status at all. */
export const noStatus = ['reopened', 'New', 'closed ', '', null, 1, true]

/** The nine steps from each status to each, with whether staff may take it. */
export const moves = everyStatus.flatMap((from) =>
  everyStatus.map((to) => ({ from, to, legal: legalMoves.some(([a, b]) => a === from && b === to) })),
)
