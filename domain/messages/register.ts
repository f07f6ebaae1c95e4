import { businessDetails } from '../site/businessDetails'

/** How search engines describe the screen. */
export const registrationDescription = `Create an account at ${businessDetails.name}.`

/** The title of the screen. */
export const registrationTitle = 'Register'

/** The line below the title. */
export const registrationLead = 'An account keeps your order list with you on every device.'

/** The accessible name of the form. */
export const registrationFormLabel = 'Registration'

/** The button that registers with Google. */
export const googleSignUp = 'Sign up with Google'

/** While the request runs. */
export const creatingAccount = 'Creating your account'

/** The message after registration. */
export const registrationSucceededMessage = 'Registration Successful...'
