/** What an account request failed with: the provider's code and its words, and where we know it what is wanted. */
export type AccountFailure = { code: string; message: string; advice?: string }

const kept = 'What you typed is still here.'
const online = `The sign-in service could not be reached. ${kept} Check that you are online, then try again.`
const mismatch = 'The e-mail and the password do not belong together. Check both, or ask for a new password.'
const noEmail = 'That is not an e-mail address. Check it, then try again.'
const longer = 'The password is too short. Choose one of six characters or more.'
const notHere = 'This way in is not switched on here. Use an e-mail and a password.'

const explanations: Readonly<Record<string, string>> = {
  'app/unreachable': online,
  'app/part-missing':
    'A part of this page did not arrive: the site may have been published anew since you opened it. Load the page anew, then fill in the form again.',
  'auth/network-request-failed': online,
  'auth/wrong-password': mismatch,
  'auth/invalid-credential': mismatch,
  'auth/user-not-found': 'No account has this e-mail. Check it, or register a new account.',
  'auth/invalid-email': noEmail,
  'auth/missing-email': noEmail,
  'auth/email-already-in-use':
    'An account with this e-mail exists already. Go to Login, or ask for a new password there.',
  'auth/weak-password': longer,
  'auth/password-does-not-meet-requirements': 'This password is not strong enough. Choose another one.',
  'auth/too-many-requests': 'There were too many tries. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account has been closed. Write to us if you think that it should not be.',
  'auth/popup-blocked':
    "Your browser held Google's window back. Press the button again, or allow windows for this site.",
  'auth/popup-closed-by-user': "Google's window was closed before it was done. Nothing has changed.",
  'auth/cancelled-popup-request': "Another of Google's windows was opened. Go on in the newer one.",
  'auth/operation-not-allowed': notHere,
  'auth/unauthorized-domain': notHere,
  'app/not-signed-in': 'Nothing has changed: this needs an account. Sign in first, then come back.',
  'app/not-configured': 'This copy of the site has no accounts. Everything else on it works.',
}

/** What happened and what to do next, in plain words: the provider's own are written for developers. */
export function explainFailure({ code, advice = '' }: AccountFailure): string {
  const explanation = explanations[code] ?? `That did not work. ${kept} Try again in a moment.`
  return `${explanation} ${advice}`.trim()
}
