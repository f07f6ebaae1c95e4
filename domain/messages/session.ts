import { formatProductCount } from '../order-list/formatProductCount'

/** What a signed-in visitor loads with every page, and signing out. */
export const sessionMessages = {
  accountLabel: 'Account',
  signedInAs: 'Signed in as',
  myRequestsLink: 'My Requests',
  changePasswordLink: 'Change Password',
  signOutLabel: 'Sign Out',
  signingOut: 'Signing out…',
  formatListMergeMessage: (
    localCount: number,
    accountCount: number,
    mergedCount: number,
  ): string | undefined => {
    if (mergedCount === 0) return undefined
    const products = formatProductCount(mergedCount)
    if (localCount === 0) return `Welcome back. Your order list from your account is here: ${products}.`
    if (accountCount === 0) return `Your order list is now saved to your account: ${products}.`
    return `We combined this order list with the one in your account. It now has ${products}.`
  },
  listSyncFailedMessage:
    "We couldn't save your order list to your account. It's safe in this browser, and we'll keep trying.",
  signOutStoppedMessage:
    "You're still signed in, because we couldn't save your latest list changes to your account. Check your connection and sign out again. If saving fails again, we'll sign you out without them.",
  formatSignedOutMessage: (count: number, isSaved: boolean) =>
    `Signed out. ${formatListLocation(count, isSaved)}`.trim(),
  formatSessionEndedMessage: (count: number, isSaved: boolean) =>
    `Your session has ended. Please sign in again. ${formatListLocation(count, isSaved)}`.trim(),
}

function formatListLocation(count: number, isSaved: boolean): string {
  if (!isSaved) return "We couldn't save your latest list changes to your account, so they are gone."
  return count === 0 ? '' : `Your order list is saved in your account: ${formatProductCount(count)}.`
}
