/** The statuses of a request or an enquiry, in their order. */
const sentItemStatuses = ['new', 'answered', 'closed'] as const

export type SentItemStatus = (typeof sentItemStatuses)[number]

export function isSentItemStatus(value: unknown): value is SentItemStatus {
  return sentItemStatuses.some((status) => status === value)
}

/** The next status; null after closed. firestore.rules checks the same in `isStatusKeptOrMoved`. */
export function getNextStatus(status: SentItemStatus): SentItemStatus | null {
  return sentItemStatuses[sentItemStatuses.indexOf(status) + 1] ?? null
}

/** Whether staff may change a status from `from` to `to`: only to the next status. */
export function isAllowedStatusTransition(from: SentItemStatus, to: SentItemStatus): boolean {
  return getNextStatus(from) === to
}

/** Whether staff may still change a request or an enquiry; `isStaffChange` in firestore.rules makes the same check. */
export function isOpenSentItemStatus(status: SentItemStatus): boolean {
  return getNextStatus(status) !== null
}
