/** What the notice about JavaScript says that it is needed for. */
export const accountPurpose = 'To use an account'

/** The accessible name of the links below an account form. */
export const accountLinksLabel = 'Account screens'

/** The link to the home page. */
export const homeLink = 'Home'

/** The link to Login. */
export const loginLink = 'Login'

/** The label of the account's e-mail address. */
export const emailLabel = 'Email'

/** The label of the password. */
export const passwordLabel = 'Password'

/** The label of the repeated password. */
export const confirmPasswordLabel = 'Confirm Password'

/** The label of the present password. */
export const oldPasswordLabel = 'Old Password'

/** The label of the new password. */
export const newPasswordLabel = 'New Password'

/** The label of the repeated new password. */
export const confirmNewPasswordLabel = 'Confirm New Password'

/** The checkbox that shows the typed passwords. */
export const showPassword = 'Show what I type'

/** The word between a form and the Google button. */
export const orSeparator = 'or'

/** The button that stops waiting for Google's window. */
export const useEmailInstead = 'Use e-mail instead'

/** The note in an in-app browser, where Google blocks sign-in. */
export const inAppBrowserNote =
  "Google doesn't allow signing in inside another app. Use your e-mail and password above, or open this page in your browser."

/** While Google's window is open. */
export const waitingForGoogle = "Continue in Google's window"

/** The button that signs out for another account. */
export const signInAsSomeoneElse = 'Use another account'

/** The title for a visitor who is signed in already. */
export const signedInTitle = "You're already signed in"

/** The link to the products. */
export const visitProducts = 'Visit Products'

/** The link back to the screen that asked for sign-in. */
export const continueWhereYouWere = 'Continue where you left off'

/** Which account is signed in. */
export function formatSignedIn(email: string): string {
  return `This browser is signed in as ${email}.`
}

/** The link to sign in. */
export const signInFirst = 'Sign In'

/** Why a visitor should sign in now. */
export function formatSignInPrompt(purpose: string): string {
  return `You're not signed in. Sign in to ${purpose}, and you'll come straight back here.`
}

/** The message when a field of login or registration is empty. */
export const emptyFieldsMessage = 'fill in all fields'

/** The message when the two passwords differ. */
export const passwordsDifferMessage = "password doesn't match"

/** The error at the repeated password. */
export const passwordsDifferError = "The two passwords don't match."

/** The message when the e-mail address of a recovery is empty. */
export const missingEmailMessage = 'Enter a registered email'

/** The error of an empty field. */
export const missingFieldError = 'Please fill this in.'

/** While the session is restored. */
export const loadingAccount = 'Loading your account'

/** The button of the login and registration forms. */
export const enterButton = 'ENTER'
