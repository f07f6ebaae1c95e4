import { itemLimits } from '../order-list/orderItems'
import { businessDetails } from '../site/businessDetails'

export const sendingMessages = {
  contactPageTitle: 'Contact Us',
  contactPageDescription: `Contact ${businessDetails.name} in Lagos: ${businessDetails.phone}, ${businessDetails.email} or a chat on WhatsApp.`,
  requestPageTitle: 'Make Request',
  requestPageDescription: `Send ${businessDetails.name} your list along with the quantity, and someone will get back to you in less than 45 minutes.`,
  formPurpose: 'To fill in this form',
  /** The legend of a form, up to the mark of required fields. */
  legendBeforeMark: 'Fields marked',
  legendAfterMark: 'are required.',
  clearForm: 'Clear form',
  restoreForm: 'Restore what I typed',
  formatUnsentCount: (count: number): string =>
    count === 1
      ? "One is saved, but hasn't been sent yet."
      : `${count} are saved, but haven't been sent yet.`,
  showUnsent: 'Show unsent',
  sendAnother: 'Send another',
  seeInMyRequests: 'See it in My Requests',
  spamSuspectedMessage:
    "This looked like an automated message, so we didn't send it. What you typed is still here: press the button again to send it.",
  honeypotLabel: 'Leave this empty',
  replyPromise:
    'Send in your list along with the quantity and someone will get back at you in less than 45 minutes',
  requestLead: 'Tell us what you need and how to reach you.',
  requestHeading: 'Fill In Form',
  stepsTitle: 'How it works',
  listStep: 'List the products you need and how much of each.',
  contactStep: 'Tell us how to reach you.',
  replyStep: 'We reply with what we have and what it costs.',
  openingHoursTitle: "When we're open",
  askOnWhatsApp: 'Ask on WhatsApp',
  requestFormLabel: 'Product request',
  requestSubmitLabel: 'SEND REQUEST',
  nameLabel: 'Name',
  replyChannelsLegend: 'How can we reply? One of these three is enough.',
  phoneNumberLabel: 'Phone Number',
  whatsappNumberLabel: 'WhatsApp Number',
  requestEmailLabel: 'Email Address',
  deliveryAreaLabel: 'Delivery Area',
  deliveryAreaPlaceholder: 'Yaba, Surulere, Abuja …',
  deliveryAreaHint: 'Optional. Leave it empty if you want to collect.',
  productListLabel: 'Product List',
  orderListUsedNote: 'This is now your order list.',
  restoreTypedList: 'Restore what I typed',
  copyOrderList: 'Use my order list',
  /** The note when the text is empty and the order list is not. */
  emptiedListNote: 'You have products on your order list.',
  outdatedListNote: 'Your order list has changed since you wrote this.',
  /** The hint above the list, up to the link to the store. */
  listHintBeforeLink:
    "Write one product per line with its quantity, for example '1.5 kg Shea Butter'. Products that you add to your order list in the",
  listHintLink: 'store',
  listHintAfterLink: 'appear here.',
  unreadLineNote:
    "We couldn't match this line to a product and a quantity. You can still send it: someone will read it.",
  unreadLinesNote:
    "We couldn't match these lines to products and quantities. You can still send them: someone will read them.",
  formatMoreLines: (count: number) => `And ${count} more.`,
  contactLead: 'Ask us about a product, a price or a delivery. Someone will reply to you personally.',
  contactHeading: 'CONTACT US',
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  chatLabel: 'Chat on WhatsApp',
  emailLabel: 'E-mail',
  requiredFieldsMessage: 'fill in required fields',
  contactFormLabel: 'Contact',
  contactSubmitLabel: 'SUBMIT',
  messageLabel: 'Message',
  fullNameLabel: 'Full Name',
  subjectLabel: 'Subject',
  emailAddressLabel: 'Email Address',
  optionalPhoneLabel: 'Phone',
  optionalPhoneHint: 'Optional. Digits only, for example 08031234567.',
  rememberMyDetails: 'Remember my details on this device',
  rememberMyDetailsHint:
    'We fill in your name, phone and WhatsApp numbers, e-mail address and delivery area next time.',
  forgetMyDetails: 'Forget my details',
  detailsForgottenMessage:
    'We removed your details from this device and from both forms. Your list and your message are still here.',
  phoneFormatMessage: 'Enter a number with 7 to 20 digits, for example 08031234567.',
  noContactMessage: 'Enter a phone number, a WhatsApp number or an e-mail address, so that we can reply.',
  tooManyItemsMessage: `Your order list has more than ${itemLimits.entries} products. Please remove a few.`,
  fullNameWord: 'full name',
  subjectWord: 'subject',
  messageWord: 'message',
  nameWord: 'name',
  listWord: 'list',
  emailWord: 'e-mail address',
  missingEmailMessage: 'Please enter your e-mail address.',
  emailFormatMessage: 'Please enter the full e-mail address, for example ada@example.com.',
  formatMissing: (fieldLabel: string) => `Please enter your ${fieldLabel}.`,
  formatUnreadable: (fieldLabel: string) => `Your ${fieldLabel} needs at least one letter or digit.`,
  formatTooLong: (fieldLabel: string, length: number, maxLength: number) =>
    `Your ${fieldLabel} has ${length} characters. Please shorten it to ${maxLength} or fewer.`,
}
