/** The statuses of a request or an enquiry. docs/conversation.md has the table of their moves. */
export const sentItemStatuses = ['new', 'answered', 'accepted', 'closed'] as const

export type SentItemStatus = (typeof sentItemStatuses)[number]

export function isSentItemStatus(value: unknown): value is SentItemStatus {
  return sentItemStatuses.some((status) => status === value)
}
