/** What the forms of an account share. */
export const accountMessages = {
  accountPurpose: 'To use an account',
  accountLinksLabel: 'Account screens',
  homeLink: 'Home',
  loginLink: 'Login',
  emailLabel: 'Email',
  passwordLabel: 'Password',
  confirmPasswordLabel: 'Confirm Password',
  oldPasswordLabel: 'Old Password',
  newPasswordLabel: 'New Password',
  confirmNewPasswordLabel: 'Confirm New Password',
  showPassword: 'Show what I type',
  orSeparator: 'or',
  useEmailInstead: 'Use e-mail instead',
  inAppBrowserNote:
    "Google doesn't allow signing in inside another app. Use your e-mail and password above, or open this page in your browser.",
  waitingForGoogle: "Continue in Google's window",
  signInAsSomeoneElse: 'Use another account',
  signedInTitle: "You're already signed in",
  visitProducts: 'Visit Products',
  continueWhereYouWere: 'Continue where you left off',
  formatSignedIn: (email: string) => `This browser is signed in as ${email}.`,
  signInFirst: 'Sign In',
  formatSignInPrompt: (purpose: string) =>
    `You're not signed in. Sign in to ${purpose}, and you'll come straight back here.`,
  /** The message when a field of login or registration is empty. */
  emptyFieldsMessage: 'fill in all fields',
  passwordsDifferMessage: "password doesn't match",
  passwordsDifferError: "The two passwords don't match.",
  /** The message when the e-mail address of a recovery is empty. */
  missingEmailMessage: 'Enter a registered email',
  /** The error of an empty field. */
  missingFieldError: 'Please fill this in.',
  loadingAccount: 'Loading your account',
  enterButton: 'ENTER',
}
