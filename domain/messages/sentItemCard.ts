/** The title of a request. */
export const requestTitle = 'Product request'

/** The title of a message. */
export function formatMessageTitle(subject: string): string {
  return `Message: ${subject}`
}

/** The label of the reference. */
export const referenceLabel = 'Reference'

/** The words between the reference and the time. */
export const sentWord = ', sent'

/** When the item was sent. */
export function formatSentTime(date: string, time: string): string {
  return `${date} at ${time}`
}

/** The button that shortens a long text. */
export const showLess = 'Show less'

/** The button that shows a long text. */
export const showAll = 'Show all'
