import { findEnquiryFormErrors, type EnquiryFields } from '../../../domain/sending/enquiry'
import { enquiryFormFieldLimits, requestFormFieldLimits } from '../../../domain/sent-items/sentItemLimits'
import { maxEmailLength } from '../../../domain/sent-items/replyMethod'
import {
  findRequestFormErrors,
  type InvalidRequestField,
  type RequestFields,
} from '../../../domain/sending/request'
import { sendingMessages } from '../../../domain/messages/sending'

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

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

export function describeEnquiryFormErrors(fields: EnquiryFields): FieldErrors<keyof EnquiryFields> {
  const messages = {
    fullname: describeTextError(
      sendingMessages.fullNameWord,
      fields.fullname,
      enquiryFormFieldLimits.fullname,
    ),
    subject: describeTextError(sendingMessages.subjectWord, fields.subject, enquiryFormFieldLimits.subject),
    email: describeEmailError(fields.email),
    phone: sendingMessages.phoneFormatMessage,
    message: describeTextError(sendingMessages.messageWord, fields.message, enquiryFormFieldLimits.message),
  }
  return pickMessages(messages, findEnquiryFormErrors(fields))
}

export function describeRequestFormErrors(
  fields: RequestFields,
): FieldErrors<(typeof fieldOfError)[InvalidRequestField]> {
  const invalidFields = findRequestFormErrors(fields)
  const messages = {
    name: describeTextError(sendingMessages.nameWord, fields.name, requestFormFieldLimits.name),
    phone: invalidFields.includes('reply')
      ? sendingMessages.noContactMessage
      : sendingMessages.phoneFormatMessage,
    whatsapp: sendingMessages.phoneFormatMessage,
    email: describeEmailError(fields.email ?? ''),
    list: invalidFields.includes('list')
      ? describeTextError(sendingMessages.listWord, fields.list, requestFormFieldLimits.list)
      : sendingMessages.tooManyItemsMessage,
  }
  return pickMessages(
    messages,
    invalidFields.map((error) => fieldOfError[error]),
  )
}

function describeTextError(fieldLabel: string, text: string, maxLength: number): string {
  if (text === '') return sendingMessages.formatMissing(fieldLabel)
  if (text.length > maxLength) return sendingMessages.formatTooLong(fieldLabel, text.length, maxLength)
  return sendingMessages.formatUnreadable(fieldLabel)
}

function describeEmailError(email: string): string {
  if (email === '') return sendingMessages.missingEmailMessage
  if (email.length > maxEmailLength)
    return sendingMessages.formatTooLong(sendingMessages.emailWord, email.length, maxEmailLength)
  return sendingMessages.emailFormatMessage
}

function pickMessages<Field extends string>(
  messages: Record<Field, string>,
  invalidFields: readonly Field[],
): FieldErrors<Field> {
  const picked: FieldErrors<Field> = {}
  for (const field of invalidFields) picked[field] = messages[field]
  return picked
}
