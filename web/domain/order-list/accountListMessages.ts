import { formatProductCount } from './formatProductCount'

/** The message after the visitor's list was merged with the account's list, with the numbers of products. */
export function formatListMergeMessage(
  localCount: number,
  accountCount: number,
  mergedCount: number,
): string | undefined {
  if (mergedCount === 0) return undefined
  if (localCount === 0)
    return `Your order list is back from your account: ${formatProductCount(mergedCount)}.`
  if (accountCount === 0)
    return `Your order list is now kept in your account: ${formatProductCount(mergedCount)}.`
  return `Your order list and the one in your account are one list now: ${formatProductCount(mergedCount)}.`
}

/** The message when the order list could not be saved to the account; the browser still has the list. */
export const listSyncFailedMessage =
  'Your order list could not be saved to your account. This browser keeps it and tries again by itself.'

/** The message when sign-out would lose unsaved changes of the list. */
export const signOutStoppedMessage =
  'The last changes of your order list could not be saved to your account, so you are still signed in. Check that you are online and sign out again; a second time signs out without them.'

/** The message after sign-out, with the number of products on the list. */
export function formatSignedOutMessage(count: number, isSaved: boolean): string {
  return `Signed out. ${formatListLocation(count, isSaved)}`.trim()
}

/** The message after Firebase has ended the session, with the number of products on the list. */
export function formatSessionEndedMessage(count: number, isSaved: boolean): string {
  return `Your session has ended: sign in again to go on with your account. ${formatListLocation(count, isSaved)}`.trim()
}

function formatListLocation(count: number, isSaved: boolean): string {
  if (!isSaved) return 'The last changes of your order list could not be saved to your account and are gone.'
  return count === 0 ? '' : `Your order list is kept in your account: ${formatProductCount(count)}.`
}
