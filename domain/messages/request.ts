/** The banner above the request form. */
export const replyPromise =
  'Send in your list along with the quantity and someone will get back at you in less than 45 minutes'

/** The line below the heading of the request page. */
export const requestLead = 'Tell us what you need and how to reach you.'

/** The heading of the request page. */
export const requestHeading = 'Fill In Form'

/** The title of the steps of a request. */
export const stepsTitle = 'How it works'

/** The first step of a request. */
export const listStep = 'List the products you need and how much of each.'

/** The second step of a request. */
export const contactStep = 'Tell us how to reach you.'

/** The third step of a request. */
export const replyStep = 'We reply with what we have and what it costs.'

/** The title of the opening hours beside the form. */
export const openingHoursTitle = "When we're open"

/** The link to a chat. */
export const askOnWhatsApp = 'Ask on WhatsApp'

/** The accessible name of the request form. */
export const requestFormLabel = 'Product request'

/** The button that sends the request form. */
export const requestSubmitLabel = 'SEND REQUEST'

/** The label of the sender's name. */
export const nameLabel = 'Name'

/** The legend of the three ways to reply. */
export const replyChannelsLegend = 'How can we reply? One of these three is enough.'

/** The label of the sender's phone number. */
export const phoneNumberLabel = 'Phone Number'

/** The label of the sender's WhatsApp number. */
export const whatsappNumberLabel = 'WhatsApp Number'

/** The label of the sender's e-mail address. */
export const requestEmailLabel = 'Email Address'

/** The label of the list of products. */
export const productListLabel = 'Product List'

/** The note after the order list has replaced the typed text. */
export const orderListUsedNote = 'This is now your order list.'

/** The button that brings the typed text back. */
export const restoreTypedList = 'Restore what I typed'

/** The button that replaces the text with the order list. */
export const copyOrderList = 'Use my order list'

/** The note when the text is empty and the order list is not. */
export const emptiedListNote = 'You have products on your order list.'

/** The note when the order list has changed since the text was typed. */
export const outdatedListNote = 'Your order list has changed since you wrote this.'

/** The hint above the list, up to the link to the store. */
export const listHintBeforeLink =
  "Write one product per line with its quantity, for example '1.5 kg Shea Butter'. Products that you add to your order list in the"

/** The link in the hint to the store. */
export const listHintLink = 'store'

/** The end of the hint, after the link. */
export const listHintAfterLink = 'appear here.'

/** The note about one line that names no known product with a quantity. */
export const unreadLineNote =
  "We couldn't match this line to a product and a quantity. You can still send it: someone will read it."

/** The note about several such lines. */
export const unreadLinesNote =
  "We couldn't match these lines to products and quantities. You can still send them: someone will read them."

/** How many more such lines there are than the note shows. */
export function formatMoreLines(count: number): string {
  return `And ${count} more.`
}
