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

const inputKeptText = 'What you typed is still here.'

const unreachableText = `We couldn't reach the sign-in service. ${inputKeptText} Check your connection, then try again.`

const wrongCredentialsText =
  "The e-mail and password don't match. Check both and try again, or ask for a new password."

const invalidEmailText = "That's not an e-mail address. Check it, then try again."

const passwordTooShortText = 'The password is too short. Choose one with at least six characters.'

const methodDisabledText = "You can't sign in this way here. Use your e-mail and a password instead."

const explanationsByCode: Readonly<Record<string, string>> = {
  'app/unreachable': unreachableText,
  'app/part-missing':
    "Part of this page didn't load. The site may have been updated since you opened it. Reload the page, then fill in the form again.",
  'auth/network-request-failed': unreachableText,
  'auth/wrong-password': wrongCredentialsText,
  'auth/invalid-credential': wrongCredentialsText,
  'auth/user-not-found': 'There is no account with this e-mail. Check it, or register a new account.',
  'auth/invalid-email': invalidEmailText,
  'auth/missing-email': invalidEmailText,
  'auth/email-already-in-use':
    'There is already an account with this e-mail. Go to Login, or ask for a new password there.',
  'auth/weak-password': passwordTooShortText,
  'auth/password-does-not-meet-requirements': "This password isn't strong enough. Choose another one.",
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account has been closed. Please write to us if you think this is a mistake.',
  'auth/popup-blocked':
    "Your browser blocked Google's window. Press the button again, or allow pop-ups for this site.",
  'auth/popup-closed-by-user': "Google's window was closed before you finished. Nothing has changed.",
  'auth/cancelled-popup-request': 'You opened another Google window. Continue in the newer one.',
  'auth/multi-factor-auth-required':
    "This account needs a code from an app as well as its password. Sign in at the staff desk. For another password, use 'Forgot your password?' there.",
  'app/codes-on':
    "Nothing has changed: this account needs a code from an app as well, and this page can't ask for one. At the staff desk, press your name and switch codes off. Then come back here.",
  'auth/operation-not-allowed': methodDisabledText,
  'auth/unauthorized-domain': methodDisabledText,
  'app/not-signed-in': 'Nothing has changed, because you need an account for this. Sign in, then come back.',
  'app/not-configured': 'This copy of the site has no accounts. Everything else works.',
}

/** Why signing in failed, in the shop and at the desk. */
export const accountFailureMessages = {
  /** Explains a failed account request to the visitor, because Firebase's own messages are written for developers. */
  explainAccountFailure: ({ code, advice = '' }: { code: string; advice?: string }): string => {
    const explanation =
      explanationsByCode[code] ?? `That didn't work. ${inputKeptText} Please try again in a moment.`
    return `${explanation} ${advice}`.trim()
  },
  formatRetryWithCode: (code: string) => `${code} please try again`,
}
