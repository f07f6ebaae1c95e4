import { formatProductCount } from '../order-list/formatProductCount'

/** The message after the visitor's list was merged with the account's list, with the numbers of products. */
export function formatListMergeMessage(
  localCount: number,
  accountCount: number,
  mergedCount: number,
): string | undefined {
  if (mergedCount === 0) return undefined
  const products = formatProductCount(mergedCount)
  if (localCount === 0) return `Welcome back. Your order list from your account is here: ${products}.`
  if (accountCount === 0) return `Your order list is now saved to your account: ${products}.`
  return `We combined this order list with the one in your account. It now has ${products}.`
}

/** The message when the order list could not be saved to the account; the browser still has the list. */
export const listSyncFailedMessage =
  "We couldn't save your order list to your account. It's safe in this browser, and we'll keep trying."

/** The message when sign-out would lose unsaved changes of the list. */
export const signOutStoppedMessage =
  "You're still signed in, because we couldn't save your latest list changes to your account. Check your connection and sign out again. If saving fails again, we'll sign you out without them."

/** The message after sign-out, with the number of products on the list. */
export function formatSignedOutMessage(count: number, isSaved: boolean): string {
  return `Signed out. ${formatListLocation(count, isSaved)}`.trim()
}

/** The message after Firebase has ended the session, with the number of products on the list. */
export function formatSessionEndedMessage(count: number, isSaved: boolean): string {
  return `Your session has ended. Please sign in again. ${formatListLocation(count, isSaved)}`.trim()
}

function formatListLocation(count: number, isSaved: boolean): string {
  if (!isSaved) return "We couldn't save your latest list changes to your account, so they are gone."
  return count === 0 ? '' : `Your order list is saved in your account: ${formatProductCount(count)}.`
}
