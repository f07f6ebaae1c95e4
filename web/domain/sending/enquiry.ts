import { enquiryLimits } from '../sent-items/sentItemLimits'
import { findInvalidFields, optional, type FieldSchema } from '../validation/fieldSchema'
import { isEmail, isPhone } from '../sent-items/replyMethod'
import { isLine, isText } from '../validation/text'
import { omitEmpty, pickStrings, normalizeLine, normalizePhone } from '../validation/normalizeInput'

/** The fields of an enquiry that the sender fills in; sending adds the sender, status and time. */
export type EnquiryFields = {
  fullname: string
  subject: string
  email: string
  phone?: string
  message: string
}

const enquirySchema: FieldSchema<keyof EnquiryFields> = [
  ['fullname', (value) => isLine(value, enquiryLimits.fullname)],
  ['subject', (value) => isLine(value, enquiryLimits.subject)],
  ['email', isEmail],
  ['phone', optional(isPhone)],
  ['message', (value) => isText(value, enquiryLimits.message)],
]

/** Lists the invalid fields; an empty list means that `isEnquiry` in firestore.rules accepts the enquiry. */
export function findEnquiryErrors(
  fields: Readonly<Partial<Record<keyof EnquiryFields, unknown>>>,
): (keyof EnquiryFields)[] {
  return findInvalidFields(enquirySchema, fields)
}

/** Normalizes the form's input for sending: trims it and omits an empty phone number. */
export function toEnquiryFields(input: Readonly<Record<keyof EnquiryFields, string>>): EnquiryFields {
  return {
    fullname: normalizeLine(input.fullname),
    subject: normalizeLine(input.subject),
    email: normalizeLine(input.email),
    ...omitEmpty({ phone: normalizePhone(input.phone) }),
    message: input.message.trim(),
  }
}

/** Parses stored enquiry fields; unreadable fields become empty. */
export function parseEnquiryFields(stored: unknown): EnquiryFields {
  return toEnquiryFields(pickStrings(stored, ['fullname', 'subject', 'email', 'phone', 'message']))
}
