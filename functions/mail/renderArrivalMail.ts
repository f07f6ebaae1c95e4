import type { NamedRequestLine } from '../../domain/sent-items/nameRequestLines'
import type { SentItem, SenderContactDetails } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import {
  businessMailReason,
  formatArrivalTitle,
  formatReplyRemark,
  formatRequestSubject,
  formatWithDueTime,
  messageTitle,
  openAtDesk,
  referenceLabel,
  replyDueLabel,
  requestedTitle,
  requestTextTitle,
  sentLabel,
  subjectLabel,
  emailLabel,
  phoneLabel,
  whatsappLabel,
} from '../../domain/messages/mails'
import {
  createDeskLink,
  createSentTextBlocks,
  formatDueTime,
  formatFullTime,
  formatShortDueTime,
  formatStaffTitle,
} from './describeSentItem'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'
import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../domain/replies/replyLinks'
import type { MailFact } from './mailContent'

type Arrival = { item: SentItem; lines: readonly NamedRequestLine[]; siteUrl: string; now: Date }

/** The mail that tells the business of one new item. A reply to it goes to the sender, if they gave an address. */
export function renderArrivalMail({ item, lines, siteUrl, now }: Arrival): RenderedMail {
  const { email, name } = item.sender
  const reference = formatReference(item.id)
  const title = formatArrivalTitle(formatStaffTitle(item))
  const content = {
    subject: formatWithDueTime(title, formatShortDueTime(item, now), reference),
    preview: [item.subject, item.text].filter(Boolean).join(': ').slice(0, 200),
    title,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: referenceLabel, value: reference },
          { label: sentLabel, value: formatFullTime(item.createdAt.getTime()) },
          { label: replyDueLabel, value: formatDueTime(item) },
          ...createContactFacts(item.sender, formatReplySubject(item)),
          { label: subjectLabel, value: item.subject },
        ],
      },
      ...createSentTextBlocks(item, lines, {
        lines: requestedTitle,
        text: item.kind === 'requests' ? requestTextTitle : messageTitle,
      }),
      { kind: 'button', link: createDeskLink(item, openAtDesk, siteUrl) },
      { kind: 'remark', text: email === '' ? '' : formatReplyRemark(name) },
    ],
    reason: businessMailReason,
  } as const
  return renderMail(content, email)
}

function formatReplySubject({ subject, id }: SentItem): string {
  return subject === '' ? formatRequestSubject(formatReference(id)) : `${subject} (${formatReference(id)})`
}

/** How staff reach a sender, each as a link; what was not given has no value. */
function createContactFacts({ whatsapp, phone, email }: SenderContactDetails, subject: string): MailFact[] {
  return [
    { label: whatsappLabel, value: whatsapp, url: getWhatsAppReplyUrl(whatsapp, '') },
    { label: phoneLabel, value: phone, url: getCallUrl(phone) },
    { label: emailLabel, value: email, url: getEmailReplyUrl(email, subject, '') },
  ]
}
