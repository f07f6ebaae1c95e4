import { enquiryFormFieldLimits } from '../sent-items/sentItemLimits'
import { findInvalidFields, optionalField, type FieldSchema } from '../validation/fieldSchema'
import { isEmail, isPhoneNumber } from '../sent-items/replyMethod'
import { cleanLine, cleanText, isSingleLineText, isMultilineText } from '../validation/text'
import { omitEmpty, pickStrings, normalizeEmail, normalizePhone } from '../validation/normalizeInput'

/** The fields of an enquiry that the sender fills in; sending adds the sender, status and time. */
export type EnquiryFields = {
  fullname: string
  subject: string
  email: string
  phone?: string
  message: string
}

const enquirySchema: FieldSchema<keyof EnquiryFields> = [
  ['fullname', (value) => isSingleLineText(value, enquiryFormFieldLimits.fullname)],
  ['subject', (value) => isSingleLineText(value, enquiryFormFieldLimits.subject)],
  ['email', isEmail],
  ['phone', optionalField(isPhoneNumber)],
  ['message', (value) => isMultilineText(value, enquiryFormFieldLimits.message)],
]

/** Lists the invalid fields; an empty list means that `isEnquiry` in firestore.rules accepts the enquiry. */
export function findEnquiryFormErrors(
  fields: Readonly<Partial<Record<keyof EnquiryFields, unknown>>>,
): (keyof EnquiryFields)[] {
  return findInvalidFields(enquirySchema, fields)
}

export function toEnquiryFields(input: Readonly<Record<keyof EnquiryFields, string>>): EnquiryFields {
  return {
    fullname: cleanLine(input.fullname),
    subject: cleanLine(input.subject),
    email: normalizeEmail(input.email),
    ...omitEmpty({ phone: normalizePhone(input.phone) }),
    message: cleanText(input.message),
  }
}

export function parseEnquiryFields(stored: unknown): EnquiryFields {
  return toEnquiryFields(pickStrings(stored, ['fullname', 'subject', 'email', 'phone', 'message']))
}
