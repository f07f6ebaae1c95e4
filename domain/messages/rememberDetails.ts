/** The checkbox in both forms that keeps the visitor's details on the device. */
export const rememberMyDetails = 'Remember my details on this device'

/** What the checkbox keeps. */
export const rememberMyDetailsHint =
  'We fill in your name, phone and WhatsApp numbers and e-mail address next time.'

/** The button that deletes the details from the device. */
export const forgetMyDetails = 'Forget my details'

/** The message after the details were deleted. */
export const detailsForgottenMessage =
  'We removed your details from this device and from both forms. Your list and your message are still here.'
