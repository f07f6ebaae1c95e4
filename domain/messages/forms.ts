import { businessDetails } from '../site/businessDetails'

/** The page title of the contact page. */
export const contactPageTitle = 'Contact Us'

/** How search engines describe the contact page. */
export const contactPageDescription = `Contact ${businessDetails.name} in Lagos: ${businessDetails.phone}, ${businessDetails.email} or a chat on WhatsApp.`

/** The page title of the request page. */
export const requestPageTitle = 'Make Request'

/** How search engines describe the request page. */
export const requestPageDescription = `Send ${businessDetails.name} your list along with the quantity, and someone will get back to you in less than 45 minutes.`

/** What the notice about JavaScript says that it is needed for. */
export const formPurpose = 'To fill in this form'

/** The legend of a form, up to the mark of required fields. */
export const legendBeforeMark = 'Fields marked'

/** The end of the legend, after the mark. */
export const legendAfterMark = 'are required.'

/** The button that empties a form. */
export const clearForm = 'Clear form'

/** The button that brings back what was cleared. */
export const restoreForm = 'Restore what I typed'

/** How many submissions of this form are not sent yet. */
export function formatUnsentCount(count: number): string {
  return count === 1
    ? "One is saved, but hasn't been sent yet."
    : `${count} are saved, but haven't been sent yet.`
}

/** The button that shows the submissions that are not sent yet. */
export const showUnsent = 'Show unsent'

/** The button that opens an empty form after sending. */
export const sendAnother = 'Send another'

/** The link to the status of what was sent earlier. */
export const seeInMyRequests = 'See it in My Requests'

/** The message when a form looks as if a program had filled it in. */
export const spamSuspectedMessage =
  "This looked like an automated message, so we didn't send it. What you typed is still here: press the button again to send it."

/** The label of a field that people never see. */
export const honeypotLabel = 'Leave this empty'
