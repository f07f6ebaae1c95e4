import { findEnquiryFormErrors, type EnquiryFields } from '../../domain/sending/enquiry'
import { enquiryFormFieldLimits, requestFormFieldLimits } from '../../domain/sent-items/sentItemLimits'
import { itemLimits } from '../../domain/order-list/orderItems'
import { maxEmailLength } from '../../domain/sent-items/replyMethod'
import {
  findRequestFormErrors,
  type InvalidRequestField,
  type RequestFields,
} from '../../domain/sending/request'

/** The error message of each invalid field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

const phoneFormatMessage = 'Write the number with 7 to 20 digits, for example 08031234567.'
const noContactMessage =
  'Give us a phone number, a WhatsApp number or an e-mail address, so that we can reply.'
const tooManyItemsMessage = `Your order list holds more than ${itemLimits.entries} products: take some off it.`

// The form has no fields named 'items' and 'reply'. Their error messages appear at the field where the visitor can
// correct the error.
const fieldOfError = {
  name: 'name',
  phone: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
  list: 'list',
  items: 'list',
  reply: 'phone',
} as const

/** Returns the messages for an enquiry's invalid fields. */
export function describeEnquiryFormErrors(fields: EnquiryFields): FieldErrors<keyof EnquiryFields> {
  const messages = {
    fullname: describeTextError('full name', fields.fullname, enquiryFormFieldLimits.fullname),
    subject: describeTextError('subject', fields.subject, enquiryFormFieldLimits.subject),
    email: describeEmailError(fields.email),
    phone: phoneFormatMessage,
    message: describeTextError('message', fields.message, enquiryFormFieldLimits.message),
  }
  return pickMessages(messages, findEnquiryFormErrors(fields))
}

/** Returns the messages for a request's invalid fields. */
export function describeRequestFormErrors(
  fields: RequestFields,
): FieldErrors<(typeof fieldOfError)[InvalidRequestField]> {
  const invalidFields = findRequestFormErrors(fields)
  const messages = {
    name: describeTextError('name', fields.name, requestFormFieldLimits.name),
    phone: invalidFields.includes('reply') ? noContactMessage : phoneFormatMessage,
    whatsapp: phoneFormatMessage,
    email: describeEmailError(fields.email ?? ''),
    list: invalidFields.includes('list')
      ? describeTextError('list', fields.list, requestFormFieldLimits.list)
      : tooManyItemsMessage,
  }
  return pickMessages(
    messages,
    invalidFields.map((error) => fieldOfError[error]),
  )
}

function describeTextError(fieldLabel: string, text: string, maxLength: number): string {
  if (text === '') return `Your ${fieldLabel} is missing.`
  if (text.length > maxLength) return formatTooLong(fieldLabel, text, maxLength)
  return `Write your ${fieldLabel} in letters or digits that can be seen, without hidden signs.`
}

function describeEmailError(email: string): string {
  if (email === '') return 'Your e-mail address is missing.'
  if (email.length > maxEmailLength) return formatTooLong('e-mail address', email, maxEmailLength)
  return 'Write the e-mail address in full, for example ada@example.com.'
}

function formatTooLong(fieldLabel: string, text: string, maxLength: number): string {
  return `Your ${fieldLabel} is ${text.length} characters long; ${maxLength} is the most.`
}

function pickMessages<Field extends string>(
  messages: Record<Field, string>,
  invalidFields: readonly Field[],
): FieldErrors<Field> {
  const picked: FieldErrors<Field> = {}
  for (const field of invalidFields) picked[field] = messages[field]
  return picked
}
