/** A failed account request: Firebase's error code and message, and advice on what to correct where we know it. */
export type AccountFailure = { code: string; message: string; advice?: string }

const inputKeptText = 'What you typed is still here.'
const unreachableText = `The sign-in service could not be reached. ${inputKeptText} Check that you are online, then try again.`
const wrongCredentialsText =
  'The e-mail and the password do not belong together. Check both, or ask for a new password.'
const invalidEmailText = 'That is not an e-mail address. Check it, then try again.'
const passwordTooShortText = 'The password is too short. Choose one of six characters or more.'
const methodDisabledText = 'This way in is not switched on here. Use an e-mail and a password.'

const explanationsByCode: Readonly<Record<string, string>> = {
  'app/unreachable': unreachableText,
  'app/part-missing':
    'A part of this page did not arrive: the site may have been published anew since you opened it. Load the page anew, then fill in the form again.',
  'auth/network-request-failed': unreachableText,
  'auth/wrong-password': wrongCredentialsText,
  'auth/invalid-credential': wrongCredentialsText,
  'auth/user-not-found': 'No account has this e-mail. Check it, or register a new account.',
  'auth/invalid-email': invalidEmailText,
  'auth/missing-email': invalidEmailText,
  'auth/email-already-in-use':
    'An account with this e-mail exists already. Go to Login, or ask for a new password there.',
  'auth/weak-password': passwordTooShortText,
  'auth/password-does-not-meet-requirements': 'This password is not strong enough. Choose another one.',
  'auth/too-many-requests': 'There were too many tries. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account has been closed. Write to us if you think that it should not be.',
  'auth/popup-blocked':
    "Your browser held Google's window back. Press the button again, or allow windows for this site.",
  'auth/popup-closed-by-user': "Google's window was closed before it was done. Nothing has changed.",
  'auth/cancelled-popup-request': "Another of Google's windows was opened. Go on in the newer one.",
  'auth/operation-not-allowed': methodDisabledText,
  'auth/unauthorized-domain': methodDisabledText,
  'app/not-signed-in': 'Nothing has changed: this needs an account. Sign in first, then come back.',
  'app/not-configured': 'This copy of the site has no accounts. Everything else on it works.',
}

/** Explains a failed account request to the visitor, because Firebase's own messages are written for developers. */
export function explainAccountFailure({ code, advice = '' }: AccountFailure): string {
  const explanation = explanationsByCode[code] ?? `That did not work. ${inputKeptText} Try again in a moment.`
  return `${explanation} ${advice}`.trim()
}
