import { businessDetails } from '../site/businessDetails'

/** Why a retry failed when the server does not answer. */
export const serverUnreachable = "The site isn't responding right now"

/** Why a retry failed without a connection. */
export const stillOffline = "You're still offline"

/** The message when a retry failed. */
export function formatRetryFailed(reason: string): string {
  return `${reason}. Nothing is lost. Please try again in a moment.`
}

/** The title of a page that could not be loaded. */
export const loadFailedTitle = "This page couldn't be loaded"

/** The title of a page without a connection. */
export const offlineTitle = "You're offline"

/** How the browser describes a page that could not be loaded. */
export const loadFailedDescription = `A page of ${businessDetails.name} that couldn't be loaded.`

/** The button that loads the page again. */
export const tryAgainLabel = 'Try again'

/** The text of a page that could not be loaded. */
export const loadFailedText =
  'Something went wrong, but your order list is safe. Check your connection, then try again.'

/** The text of a page without a connection. */
export const offlineText =
  "This page isn't available offline yet. Pages you've already opened still work, and your order list is saved on this device. This page will open automatically once you're back online."
