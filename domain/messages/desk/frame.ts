import { businessDetails } from '../../site/businessDetails'

/** While staff are signed out. */
export const signingOutLabel = 'Signing out'

/** While the session is restored. */
export const openingDesk = 'Opening the desk'

/** What could not be loaded, if the screen has no name of its own. */
export const inboxName = 'The inbox'

/** The title when a screen could not be loaded. */
export function formatLoadFailed(what: string): string {
  return `${what} couldn't be loaded`
}

/** The button that loads again. */
export const tryAgain = 'Try again'

/** The text when a screen could not be loaded. */
export const loadFailedText =
  'Nothing is lost: requests and enquiries still arrive. Check your connection and try again. If it keeps happening, sign out and in again.'

/** The name of the app. */
export const deskName = 'Desk'

/** The text before the staff member's name. */
export const signedInAs = 'Signed in as'

/** The link to the inbox. */
export const inboxLink = 'Inbox'

/** The link to the catalogue. */
export const catalogueLink = 'Catalogue'

/** The link to the figures. */
export const figuresLink = 'Figures'

/** The link to the templates. */
export const templatesLink = 'Templates'

/** The accessible name of the navigation. */
export const navigationLabel = 'Desk'

/** While the inbox loads. */
export const loadingInbox = 'Loading the inbox'

/** The page title for an account without access. */
export const noAccessTitle = 'No Access'

/** The title for an account without access. */
export const staffOnlyTitle = 'This is the staff desk'

/** The text for an account without access. */
export function formatNotStaff(email: string): string {
  return `${email} is not a staff account of ${businessDetails.name}, so there is nothing to show here. Sign out, then sign in with a staff account.`
}

/** The page title without a session. */
export const noConnectionTitle = 'No Connection'

/** The title when the sign-in service does not answer. */
export const sessionFailedTitle = "The desk couldn't be opened"

/** The title without a connection. */
export const offlineTitle = "You're offline"

/** The text when the sign-in service does not answer. */
export const sessionFailedText =
  "We couldn't reach the sign-in service. Check your connection, then try again."

/** The text without a connection. */
export const offlineText = "The desk will open automatically once you're back online."

/** The button while staff are signed out. */
export const signingOut = 'Signing out…'

/** The button that signs out. */
export const signOut = 'Sign Out'

/** The link that skips the header. */
export const skipToContent = 'Skip to the content'

/** The page title of an unknown address. */
export const notFoundTitle = 'Not Found'

/** The title of an unknown address. */
export const nothingHereTitle = 'There is nothing here'

/** The link to the inbox. */
export const goToInbox = 'Go to the Inbox'

/** The text of an unknown address. */
export const nothingHereText =
  'The address may be incomplete. Open the item from the inbox, or search for its reference.'

/** The page title of a screen. */
export function formatDeskTitle(screenTitle: string): string {
  return `${screenTitle} | ${businessDetails.name} Desk`
}

/** How search engines describe the desk. */
export const deskDescription = `For the staff of ${businessDetails.name}.`
