import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../web/domain/replies/replyLinks'
import type { SenderContactDetails } from '../../web/domain/sent-items/sentItem'
import type { MailFact } from './mailContent'

/** How staff reach a sender, each as a link; what was not given has no value. */
export function createContactFacts(
  { whatsapp, phone, email }: SenderContactDetails,
  subject: string,
): MailFact[] {
  return [
    { label: 'WhatsApp', value: whatsapp, url: getWhatsAppReplyUrl(whatsapp, '') },
    { label: 'Telephone', value: phone, url: getCallUrl(phone) },
    { label: 'E-mail', value: email, url: getEmailReplyUrl(email, subject, '') },
  ]
}
