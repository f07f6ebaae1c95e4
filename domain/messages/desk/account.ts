const explanationsByCode: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code':
    "That code isn't right, or its time is over. Type the newest one that the app shows.",
  'auth/missing-code': 'Type the six digits that the app shows.',
  'auth/operation-not-allowed':
    "This shop's project can't do this yet: it needs Google's Identity Platform. The person who looks after the project finds the steps in the README. Until then, use a long password that you use nowhere else.",
  'auth/requires-recent-login':
    'You signed in too long ago for this. Sign out and in again, then come back here within five minutes.',
  'auth/network-request-failed':
    "We couldn't be reached, so nothing has changed. Check your connection, then try again.",
  'app/unreachable': "We couldn't be reached, so nothing has changed. Check your connection, then try again.",
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
}

/** The account of a staff member, and the second step of signing in. */
export const deskAccountMessages = {
  accountTitle: 'Your Account',
  secondFactorTitle: 'Codes at sign-in',
  secondFactorLead:
    'With codes, your password alone opens nothing: signing in also asks for six digits that an app on your phone makes, such as Google Authenticator, Aegis or 1Password.',
  loading: 'Looking up your account',
  loadFailed: "We couldn't look up whether codes are on. Check your connection, then try again.",
  tryAgain: 'Try again',
  offStatus: 'Codes are off.',
  onStatus: 'Codes are on: signing in asks for your password and a code.',
  setUp: 'Set Up Codes',
  scanStep: 'Scan this with the app on your phone.',
  qrLabel: 'QR code for the app',
  openStep: 'On this device? Open it in the app:',
  openInApp: 'Open in App',
  typeStep: 'Or type this key into the app:',
  codeLabel: 'Code from the app',
  codeHint: 'Six digits. The app makes new ones every 30 seconds.',
  switchOn: 'Switch On',
  cancel: 'Cancel',
  switchedOn: 'Codes are on now. Next time you sign in, have your phone with you.',
  lostPhoneNote:
    'Lost your phone? The person who looks after the project can take the codes away, so that your password is enough again.',
  switchOff: 'Switch Off',
  switchOffQuestion:
    'Without codes, anyone with your password can read what customers send. Switch codes off?',
  keepOn: 'Keep Codes',
  switchedOff: 'Codes are off now.',
  busy: 'One moment…',
  unverifiedText:
    'First prove that your e-mail address is yours: we send you a link. Open it, then come back and press Set Up Codes again.',
  sendLink: 'Send Me the Link',
  formatLinkSent: (email: string) => `The link is on its way to ${email}.`,
  codeStepTitle: 'Your Code',
  codeStepLead: 'Your password is right. Now type the code that your authenticator app shows.',
  continueLabel: 'Continue',
  otherAccount: 'Use another account',
  explainFailure: ({ code }: { code: string }): string =>
    explanationsByCode[code] ?? "That didn't work, and nothing has changed. Wait a moment, then try again.",
}
