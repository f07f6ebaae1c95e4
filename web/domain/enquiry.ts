import { brokenFields, optional, type Law } from './law'
import { isEmail, isPhone } from './reply'
import { isLine, isText } from './text'
import { given, textsOf, tidyLine, tidyPhone } from './typed'

/** Lengths of an enquiry's texts, in UTF-16 units; firestore.rules holds the same in `isEnquiry`. */
export const enquiryLimits = { fullname: 120, subject: 150, message: 5000 } as const

/** What the sender of an enquiry says; who sent it, its status and its time are added on sending. */
export type EnquiryFields = {
  fullname: string
  subject: string
  email: string
  phone?: string
  message: string
}

const law: Law<keyof EnquiryFields> = [
  ['fullname', (value) => isLine(value, enquiryLimits.fullname)],
  ['subject', (value) => isLine(value, enquiryLimits.subject)],
  ['email', isEmail],
  ['phone', optional(isPhone)],
  ['message', (value) => isText(value, enquiryLimits.message)],
]

/** What keeps an enquiry from being sent; none is an enquiry that firestore.rules (`isEnquiry`) accepts. */
export function enquiryFaults(
  fields: Readonly<Partial<Record<keyof EnquiryFields, unknown>>>,
): (keyof EnquiryFields)[] {
  return brokenFields(law, fields)
}

/** What was typed into the form, as it would be sent: without blanks around it, an empty telephone number left out. */
export function enquiryOf(typed: Readonly<Record<keyof EnquiryFields, string>>): EnquiryFields {
  return {
    fullname: tidyLine(typed.fullname),
    subject: tidyLine(typed.subject),
    email: tidyLine(typed.email),
    ...given({ phone: tidyPhone(typed.phone) }),
    message: typed.message.trim(),
  }
}

/** An enquiry that a browser kept, as far as it can be read. */
export function readEnquiry(stored: unknown): EnquiryFields {
  return enquiryOf(textsOf(stored, ['fullname', 'subject', 'email', 'phone', 'message']))
}
