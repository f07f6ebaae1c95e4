import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../domain/replies/replyLinks'
import type { SenderContactDetails } from '../../domain/sent-items/sentItem'
import { emailLabel, phoneLabel, whatsappLabel } from '../../domain/messages/mails'
import type { MailFact } from './mailContent'

/** How staff reach a sender, each as a link; what was not given has no value. */
export function createContactFacts(
  { whatsapp, phone, email }: SenderContactDetails,
  subject: string,
): MailFact[] {
  return [
    { label: whatsappLabel, value: whatsapp, url: getWhatsAppReplyUrl(whatsapp, '') },
    { label: phoneLabel, value: phone, url: getCallUrl(phone) },
    { label: emailLabel, value: email, url: getEmailReplyUrl(email, subject, '') },
  ]
}
