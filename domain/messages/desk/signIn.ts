import { businessDetails } from '../../site/businessDetails'

/** The accessible name of the form. */
export const signInFormLabel = 'Staff Sign-In'

/** The label of the e-mail address. */
export const emailLabel = 'Email'

/** The label of the password. */
export const passwordLabel = 'Password'

/** The button while the request runs. */
export const signingIn = 'Signing in…'

/** The button and the page title. */
export const signInTitle = 'Sign In'

/** The line below the title. */
export const signInLead = `For the staff of ${businessDetails.name}.`

/** The heading. */
export const staffSignIn = 'Staff Sign-In'

/** The accessible name of the links. */
export const otherPagesLabel = 'Other pages'

/** The link to password recovery. */
export const forgotPassword = 'Forgot your password?'

/** The link to the shop. */
export const goToShop = 'Go to the shop'
