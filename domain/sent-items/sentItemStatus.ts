/** The statuses of a request or an enquiry, in their order; the rules allow only the change to the next one. */
const sentItemStatuses = ['new', 'answered', 'closed'] as const

export type SentItemStatus = (typeof sentItemStatuses)[number]

export function isSentItemStatus(value: unknown): value is SentItemStatus {
  return sentItemStatuses.some((status) => status === value)
}
