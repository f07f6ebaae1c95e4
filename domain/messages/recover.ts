import { businessDetails } from '../site/businessDetails'

/** How search engines describe the screen. */
export const recoveryDescription = `Reset the password of your account at ${businessDetails.name} by e-mail.`

/** The message after the e-mail was sent. */
export const resetEmailSentMessage = 'Password Reset Email Sent, Check Email....'

/** The title of the screen. */
export const recoveryTitle = 'Recover Password'

/** The line below the title. */
export const recoveryLead =
  "Enter your account's e-mail address, and we'll send you a link to choose a new password."

/** The accessible name of the form. */
export const recoveryFormLabel = 'Recovery'

/** The button of the form. */
export const recoveryButton = 'SUBMIT'

/** While the request runs. */
export const sendingResetEmail = 'Sending the e-mail'
