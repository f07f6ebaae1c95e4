import { toInternationalDigits } from '../sent-items/internationalPhoneNumber'
import { createMailtoUrl, createWhatsAppUrl } from '../site/contactUrls'
import { cleanLine } from '../validation/text'

/** The URL of a WhatsApp conversation with a sender, with the reply as its text. */
export function getWhatsAppReplyUrl(phone: string, text: string): string {
  return createWhatsAppUrl(toInternationalDigits(phone), text)
}

export function getEmailReplyUrl(email: string, subject: string, text: string): string {
  return createMailtoUrl(email, cleanLine(subject), text)
}

// E.164: a country code and a subscriber number are rarely shorter, and local numbers are never this long.
const minInternationalDigits = 11

/** The tel: URL of a sender's number; a number that may be without a country code is called as it was typed. */
export function getCallUrl(phone: string): string {
  const digits = toInternationalDigits(phone)
  const hasCountryCode = phone.trim().startsWith('+') || digits.length >= minInternationalDigits
  return `tel:${hasCountryCode ? '+' : ''}${digits}`
}
