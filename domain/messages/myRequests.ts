import { businessDetails } from '../site/businessDetails'

/** The title of the page. */
export const myRequestsTitle = 'My Requests'

/** How search engines describe the page. */
export const myRequestsDescription = `Your requests and messages to ${businessDetails.name}, with our answers.`

/** The line below the heading. */
export const myRequestsLead = "Everything you've sent us, with our answers. This page updates automatically."

/** While the list loads. */
export const loadingRequests = 'Loading your requests'

/** While the visitor is signed out. */
export const signingOut = 'Signing out'

/** The accessible name of the visitor's own list. */
export const ownItemsLabel = 'Sent'

/** The title without a connection. */
export const offlineTitle = "We can't load your requests right now"

/** The text without a connection. */
export const offlineText =
  "You're offline. We have everything you sent, and it will appear here once you're back online."

/** The line below the heading of what was sent as a guest. */
export function formatGuestLead(email: string): string {
  return `You sent this as a guest before you signed in to ${email}. It can't be moved to an existing account, so you can only see it in this browser, until you sign out. You'll get our answer either way.`
}

/** The heading of what was sent as a guest. */
export const guestItemsTitle = 'Sent as a guest'

/** The link to the products. */
export const visitProducts = 'Visit Products'

/** The link to the request form. */
export const makeRequest = 'Make Request'

/** The title when nothing was sent. */
export const nothingSentTitle = 'Nothing sent yet'

/** The text when nothing was sent with the account. */
export function formatNothingSentText(email: string): string {
  return `You haven't sent anything with the account ${email} yet. Your requests and messages will appear here, with our answers.`
}

/** The text when nothing was sent from this browser. */
export const nothingSentFromHere =
  'Nothing has been sent from this browser yet. Your requests and messages will appear here, with our answers.'

/** The question before the link to sign in. */
export const signInQuestion = 'Used an account or another device?'

/** The link to sign in. */
export const signInLink = 'Sign in to see it'

/** The button that loads the list again. */
export const tryAgain = 'Try again'

/** The link to a chat. */
export const askOnWhatsApp = 'Ask on WhatsApp'

/** The title when loading failed. */
export const failedTitle = "We couldn't load your requests"

/** The text when loading failed. */
export const failedText =
  "We have everything you sent, and we'll answer it. Check your connection and try again in a moment."

/** The start of a chat about a sent item. */
export function formatChatText(reference: string, text: string): string {
  return `About ${reference}:\n\n${text}`
}

/** The link to a chat about a sent item. */
export const continueOnWhatsApp = 'Continue on WhatsApp'

/** The message when the catalogue does not load. */
export const catalogueFailedMessage =
  "Our catalogue didn't load, so nothing was added to your order list. Check your connection, then press the button again."

/** The button that puts a request's products on the order list. */
export const requestAgain = 'Request again'

/** The link to the order list. */
export const goToOrderList = 'Go to Order List'

/** The note on a list without a connection. */
export const staleListNote =
  "You're offline, so this may be out of date. It will update once you're back online."

/** How many items the page cannot show. */
export function formatUnreadableItems(count: number): string {
  return count === 1
    ? "One item can't be shown on this page. We still have it: ask us on WhatsApp."
    : `${count} items can't be shown on this page. We still have them: ask us on WhatsApp.`
}

/** The note on a list that shows only the newest items. */
export function formatFullListNote(count: number): string {
  return `This page shows the newest ${count} of each kind. We still have the older ones.`
}

/** The accessible name of the note for guests. */
export const sharedDeviceLabel = 'Shared device'

/** The question before a guest's items are removed. */
export const removeQuestion =
  "Remove these from this browser? We'll keep what you sent and answer it, but you won't be able to see it here again."

/** The note for guests. */
export const sharedDeviceText =
  "Anyone who uses this browser can see these. Register, and they'll move to your account."

/** The button that removes a guest's items. */
export const removeFromBrowser = 'Remove from this browser'

/** The button that keeps a guest's items. */
export const keepHere = 'Keep them here'

/** The link to register. */
export const registerAccount = 'Register New Account'

/** The button that asks whether to remove a guest's items. */
export const notYourDevice = 'Not your device?'

/** The message after a guest's items were removed. */
export const removedMessage = "Removed from this browser. We still have what you sent, and we'll answer it."

/** The message when a guest's items could not be removed. */
export const removalFailedMessage =
  "We couldn't remove these, so they are still shown here. Please try again in a moment."

/** What the link to a chat is about, for screen readers. */
export function formatAbout(reference: string): string {
  return `about ${reference}`
}
