import { productsText } from './productsText'

/** Says what became of the lists when a visitor's met the account's: how many products each held, and both together. */
export function meetingMessage(here: number, inAccount: number, together: number): string | undefined {
  if (together === 0) return undefined
  if (here === 0) return `Your order list is back from your account: ${productsText(together)}.`
  if (inAccount === 0) return `Your order list is now kept in your account: ${productsText(together)}.`
  return `Your order list and the one in your account are one list now: ${productsText(together)}.`
}

/** Says that the account could not be reached; the browser has the list all the same. */
export const notKeptMessage =
  'Your order list could not be saved to your account. This browser keeps it and tries again by itself.'

/** Says why signing out stopped, and what doing it again means. */
export const unsavedMessage =
  'The last changes of your order list could not be saved to your account, so you are still signed in. Check that you are online and sign out again; a second time signs out without them.'

/** Says that nobody is signed in any more, and where a list of so many products has gone. */
export function leftMessage(count: number, isSaved: boolean): string {
  return `Signed out. ${whereabouts(count, isSaved)}`.trim()
}

/** Says that the provider has ended the session, and where a list of so many products has gone. */
export function endedMessage(count: number, isSaved: boolean): string {
  return `Your session has ended: sign in again to go on with your account. ${whereabouts(count, isSaved)}`.trim()
}

function whereabouts(count: number, isSaved: boolean): string {
  if (!isSaved) return 'The last changes of your order list could not be saved to your account and are gone.'
  return count === 0 ? '' : `Your order list is kept in your account: ${productsText(count)}.`
}
