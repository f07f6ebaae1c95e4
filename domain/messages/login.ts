import { businessDetails } from '../site/businessDetails'

/** The title of the screen and the name of its form. */
export const loginTitle = 'Login'

/** The line below the title. */
export const loginLead = 'Welcome back. Your order list is kept with or without an account.'

/** The button that signs in with Google. */
export const googleSignIn = 'Sign in with Google'

/** While the request runs. */
export const signingIn = 'Signing in'

/** How search engines describe the screen. */
export const loginDescription = `Sign in to your account at ${businessDetails.name}.`

/** The link to password recovery. */
export const forgotPassword = 'Forgot Password'

/** The link to registration. */
export const registerNewAccount = 'Register New Account'

/** The message after sign-in. */
export const loginSucceededMessage = 'Login Successful...'
