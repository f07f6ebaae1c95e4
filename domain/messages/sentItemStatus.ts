/** The badge of an item that nobody answers yet. */
export const newBadge = 'New'

/** What is said of a new item. */
export const receivedText = "We've received it."

/** The badge of an item that somebody answers. */
export const claimedBadge = 'Being answered'

/** Who answers an item. */
export function formatAnswering(name: string): string {
  return `${name} is answering.`
}

/** The badge of an answered item. */
export const answeredBadge = 'Answered'

/** The badge of a closed item. */
export const closedBadge = 'Closed'

/** When an item was closed. */
export function formatClosed(date: string | null): string {
  return date === null ? 'This is closed.' : `Closed on ${date}.`
}
