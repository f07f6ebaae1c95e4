/** While the item loads. */
export const loadingItem = 'Loading'

/** The note without a connection. */
export const staleItemNote =
  "You're offline, so this may be out of date. It will update once you're back online."

/** The note that the link shows one item. */
export const onlyThisItem = 'This link shows only this item.'

/** The link to all items of this browser. */
export const seeOwnItems = 'See everything sent from this browser'

/** The title of a request. */
export const requestTitle = 'Product request'

/** The title of a message. */
export const messageTitle = 'Message'

/** When the item was sent. */
export function formatSentTime(date: string, time: string): string {
  return `${date} at ${time}`
}

/** The word before the time when the item was sent. */
export const sentLabel = 'Sent'

/** The title when the item could not be loaded. */
export const unreachableTitle = "We can't load this right now"

/** The button that loads the item again. */
export const tryAgain = 'Try again'

/** The text when the server does not answer. */
export const noAnswerText =
  'We got no answer, but what you sent is safe with us. Please try again in a moment.'

/** The text without a connection. */
export const offlineText =
  "You're offline, but what you sent is safe with us. It will appear here once you're back online."

/** The link to a chat. */
export const askOnWhatsApp = 'Ask on WhatsApp'

/** The title of a link that leads to nothing. */
export const unknownLinkTitle = "This link doesn't work"

/** The text of a link that leads to nothing. */
export const unknownLinkText =
  "Part of it may be missing, or what it showed has been deleted. Open the link in our e-mail again, or ask us: we're happy to help."
