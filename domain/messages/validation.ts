import { itemLimits } from '../order-list/orderItems'

/** The error of a malformed phone number. */
export const phoneFormatMessage = 'Enter a number with 7 to 20 digits, for example 08031234567.'

/** The error when there is no way to reply. */
export const noContactMessage =
  'Enter a phone number, a WhatsApp number or an e-mail address, so that we can reply.'

/** The error of an order list that is too long. */
export const tooManyItemsMessage = `Your order list has more than ${itemLimits.entries} products. Please remove a few.`

/** The name field in an error. */
export const fullNameWord = 'full name'

/** The subject field in an error. */
export const subjectWord = 'subject'

/** The message field in an error. */
export const messageWord = 'message'

/** The name field of a request in an error. */
export const nameWord = 'name'

/** The list of products in an error. */
export const listWord = 'list'

/** The e-mail field in an error. */
export const emailWord = 'e-mail address'

/** The error of a missing e-mail address. */
export const missingEmailMessage = 'Please enter your e-mail address.'

/** The error of a malformed e-mail address. */
export const emailFormatMessage = 'Please enter the full e-mail address, for example ada@example.com.'

/** The error of an empty field. */
export function formatMissing(fieldLabel: string): string {
  return `Please enter your ${fieldLabel}.`
}

/** The error of a text without a letter or digit, or with hidden characters. */
export function formatUnreadable(fieldLabel: string): string {
  return `Your ${fieldLabel} needs at least one letter or digit, and no hidden characters.`
}

/** The error of a text that is too long. */
export function formatTooLong(fieldLabel: string, length: number, maxLength: number): string {
  return `Your ${fieldLabel} has ${length} characters. Please shorten it to ${maxLength} or fewer.`
}
