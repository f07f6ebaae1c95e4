import type { EnquiryFields } from './enquiry'
import type { Outgoing } from './outgoing'
import type { RequestFields } from './request'
import { referenceOf } from './sent'

/** What a visitor hands over by e-mail or chat: a mail has its subject apart from the rest. */
export type Letter = { subject: string; body: string }

/** An enquiry as a letter, signed with who sends it and how to answer. */
export function enquiryLetter({ subject, message, fullname, email, phone }: EnquiryFields): Letter {
  return { subject, body: `${message}\n\n${lines([fullname, email, phone])}` }
}

/** A request as a letter: the list, who sends it, and each way to answer by its name. */
export function requestLetter({ name, phone, whatsapp, email, list }: RequestFields): Letter {
  const ways = [
    phone && `Phone number: ${phone}`,
    whatsapp && `WhatsApp number: ${whatsapp}`,
    email && `E-mail address: ${email}`,
  ]
  return { subject: `Product request from ${name}`, body: `${list}\n\n${lines([name, ...ways])}` }
}

/** What is to be sent, or was, as a letter that names its reference: whoever gets both knows that they are one. */
export function letterOf(outgoing: Outgoing): Letter {
  const { kind, fields, id } = outgoing
  const { subject, body } = kind === 'requests' ? requestLetter(fields) : enquiryLetter(fields)
  return { subject, body: `${body}\n\nReference: ${referenceOf(id)}` }
}

/** A letter as one text, for a chat. */
export function letterText({ subject, body }: Letter): string {
  return `${subject}\n\n${body}`
}

function lines(all: readonly (string | undefined)[]): string {
  return all.filter(Boolean).join('\n')
}
