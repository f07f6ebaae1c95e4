import type { EnquiryFields } from './enquiry'
import type { Submission } from './submission'
import type { RequestFields } from './request'
import { formatReference } from '../sent-items/submissionId'

/** A submission as text for e-mail or chat; an e-mail has a separate subject. */
export type ShareableMessage = { subject: string; body: string }

/** Formats an enquiry, signed with the sender's name and contact details. */
export function toEnquiryMessage({
  subject,
  message,
  fullname,
  email,
  phone,
}: EnquiryFields): ShareableMessage {
  return { subject, body: `${message}\n\n${joinLines([fullname, email, phone])}` }
}

/** Formats a request as text: the products, the sender's name and the contact details with labels. */
export function toRequestMessage({ name, phone, whatsapp, email, list }: RequestFields): ShareableMessage {
  const contactLines = [
    phone && `Phone number: ${phone}`,
    whatsapp && `WhatsApp number: ${whatsapp}`,
    email && `E-mail address: ${email}`,
  ]
  return { subject: `Product request from ${name}`, body: `${list}\n\n${joinLines([name, ...contactLines])}` }
}

export function toSubmissionMessage({ kind, fields }: Submission): ShareableMessage {
  return kind === 'requests' ? toRequestMessage(fields) : toEnquiryMessage(fields)
}

/** Formats a submission with its reference, so that staff can match the message with the stored document. */
export function toShareableMessage(submission: Submission): ShareableMessage {
  const { subject, body } = toSubmissionMessage(submission)
  return { subject, body: `${body}\n\nReference: ${formatReference(submission.id)}` }
}

/** Joins subject and body into one text for a chat. */
export function formatShareableMessage({ subject, body }: ShareableMessage): string {
  return `${subject}\n\n${body}`
}

function joinLines(lines: readonly (string | undefined)[]): string {
  return lines.filter(Boolean).join('\n')
}
