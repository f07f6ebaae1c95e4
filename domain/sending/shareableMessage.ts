import type { EnquiryFields } from './enquiry'
import type { Submission } from './submission'
import type { RequestFields } from './request'
import { formatReference } from '../sent-items/submissionId'

export type ShareableMessage = { subject: string; body: string }

export function toEnquiryMessage({
  subject,
  message,
  fullname,
  email,
  phone,
}: EnquiryFields): ShareableMessage {
  return { subject, body: `${message}\n\n${joinLines([fullname, email, phone])}` }
}

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

export function toShareableMessage(submission: Submission): ShareableMessage {
  const { subject, body } = toSubmissionMessage(submission)
  return { subject, body: `${body}\n\nReference: ${formatReference(submission.id)}` }
}

export function formatShareableMessage({ subject, body }: ShareableMessage): string {
  return `${subject}\n\n${body}`
}

function joinLines(lines: readonly (string | undefined)[]): string {
  return lines.filter(Boolean).join('\n')
}
