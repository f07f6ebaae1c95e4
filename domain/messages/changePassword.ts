import { businessDetails } from '../site/businessDetails'

/** How search engines describe the screen. */
export const passwordChangeDescription = `Change the password of your account at ${businessDetails.name}.`

/** The title of the screen. */
export const passwordChangeTitle = 'Change Password'

/** The line below the title. */
export const passwordChangeLead = 'Choose a new password for your account.'

/** The message after the password was changed. */
export const passwordChangedMessage = 'Password changed.'

/** The line below the title for a signed-in account. */
export function formatPasswordChangeLead(email: string): string {
  return `For the account ${email}. You'll stay signed in on this device.`
}

/** What a visitor signs in for. */
export const passwordChangePurpose = 'change your password'

/** The accessible name of the form. */
export const passwordChangeFormLabel = 'New password'

/** The button of the form. */
export const passwordChangeButton = 'CHANGE PASSWORD'

/** While the request runs. */
export const changingPassword = 'Changing your password'

/** The error of a wrong old password. */
export const wrongOldPasswordError =
  "That's not your current password. Nothing has changed, so please try again."

/** The link to a password for an account of Google. */
export const getPasswordByEmail = 'Get a password by e-mail'

/** The title for an account without a password. */
export const noPasswordTitle = 'Your account has no password'

/** The text for an account without a password. */
export function formatNoPassword(email: string): string {
  return `${email} signs in with Google, so there is no password to change here. You can change your Google password at Google, or get a password for this site by e-mail.`
}
