/** Where a request or an enquiry stands, in the order in which it gets there. */
export const statuses = ['new', 'answered', 'closed'] as const

/** Where a request or an enquiry stands. */
export type Status = (typeof statuses)[number]

/** Whether a value names a status. */
export function isStatus(value: unknown): value is Status {
  return statuses.some((status) => status === value)
}

/** The one step that may follow; closed is final. firestore.rules holds the same in `isStatusKeptOrMoved`. */
export function nextStatus(status: Status): Status | null {
  return statuses[statuses.indexOf(status) + 1] ?? null
}

/** Whether staff may move a request or an enquiry so: one step at a time, never repeated. */
export function isStatusMove(from: Status, to: Status): boolean {
  return nextStatus(from) === to
}

/** Whether staff may still claim, answer or close; firestore.rules holds the same in `isStaffChange`. */
export function isOpen(status: Status): boolean {
  return nextStatus(status) !== null
}
