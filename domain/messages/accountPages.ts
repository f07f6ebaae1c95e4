import { businessDetails } from '../site/businessDetails'

/** The pages of an account. */
export const accountPagesMessages = {
  loginTitle: 'Login',
  loginLead: 'Welcome back. Your order list is kept with or without an account.',
  googleSignIn: 'Sign in with Google',
  signingIn: 'Signing in',
  /** How search engines describe the screen. */
  loginDescription: `Sign in to your account at ${businessDetails.name}.`,
  forgotPassword: 'Forgot Password',
  registerNewAccount: 'Register New Account',
  loginSucceededMessage: 'Login Successful...',
  /** How search engines describe the screen. */
  registrationDescription: `Create an account at ${businessDetails.name}.`,
  registrationTitle: 'Register',
  registrationLead: 'An account keeps your order list with you on every device.',
  registrationFormLabel: 'Registration',
  googleSignUp: 'Sign up with Google',
  creatingAccount: 'Creating your account',
  registrationSucceededMessage: 'Registration Successful...',
  /** How search engines describe the screen. */
  recoveryDescription: `Reset the password of your account at ${businessDetails.name} by e-mail.`,
  resetEmailSentMessage: 'Password Reset Email Sent, Check Email....',
  recoveryTitle: 'Recover Password',
  recoveryLead: "Enter your account's e-mail address, and we'll send you a link to choose a new password.",
  recoveryFormLabel: 'Recovery',
  recoveryButton: 'SUBMIT',
  sendingResetEmail: 'Sending the e-mail',
  /** How search engines describe the screen. */
  passwordChangeDescription: `Change the password of your account at ${businessDetails.name}.`,
  passwordChangeTitle: 'Change Password',
  passwordChangeLead: 'Choose a new password for your account.',
  passwordChangedMessage: 'Password changed.',
  formatPasswordChangeLead: (email: string) =>
    `For the account ${email}. You'll stay signed in on this device.`,
  passwordChangePurpose: 'change your password',
  passwordChangeFormLabel: 'New password',
  passwordChangeButton: 'CHANGE PASSWORD',
  changingPassword: 'Changing your password',
  wrongOldPasswordError: "That's not your current password. Nothing has changed, so please try again.",
  getPasswordByEmail: 'Get a password by e-mail',
  noPasswordTitle: 'Your account has no password',
  formatNoPassword: (email: string) =>
    `${email} signs in with Google, so there is no password to change here. You can change your Google password at Google, or get a password for this site by e-mail.`,
}
