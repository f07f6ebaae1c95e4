/** The line below the heading of the contact page. */
export const contactLead =
  'Ask us about a product, a price or a delivery. Someone will reply to you personally.'

/** The heading of the contact page. */
export const contactHeading = 'CONTACT US'

/** The label of the business's address. */
export const addressLabel = 'Address'

/** The label of the business's phone number. */
export const phoneLabel = 'Phone'

/** The label of the business's WhatsApp number. */
export const chatLabel = 'Chat on WhatsApp'

/** The label of the business's e-mail address. */
export const emailLabel = 'E-mail'

/** The message when a required field of the contact form is empty. */
export const requiredFieldsMessage = 'fill in required fields'

/** The accessible name of the contact form. */
export const contactFormLabel = 'Contact'

/** The button that sends the contact form. */
export const contactSubmitLabel = 'SUBMIT'

/** The label of the message field. */
export const messageLabel = 'Message'

/** The label of the sender's name. */
export const fullNameLabel = 'Full Name'

/** The label of the subject field. */
export const subjectLabel = 'Subject'

/** The label of the sender's e-mail address. */
export const emailAddressLabel = 'Email Address'

/** The label of the sender's phone number. */
export const optionalPhoneLabel = 'Phone'

/** The hint below the sender's phone number. */
export const optionalPhoneHint = 'Optional. Digits only, for example 08031234567.'
