import type { Calendar } from '../../domain/opening-hours/calendar'
import type { NamedRequestLine } from '../../domain/sent-items/nameRequestLines'
import { formatMailSubject } from '../../domain/replies/mailSubject'
import type { SentItem, SenderContactDetails } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { mailsMessages } from '../../domain/messages/mails'
import {
  createDeskLink,
  createSentTextBlocks,
  formatDueTime,
  formatFullTime,
  formatShortDueTime,
  formatStaffSubject,
  formatStaffTitle,
} from './describeSentItem'
import type { RenderedMail, MailFact } from './mail'
import { renderMail } from './renderMail'
import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../domain/replies/replyLinks'
import { getNumber } from '../../domain/sent-items/internationalPhoneNumber'
import { createItemListBlocks } from './itemListBlocks'

type MailContext = { siteUrl: string; now: Date; calendar: Calendar }

type Arrival = MailContext & { item: SentItem; lines: readonly NamedRequestLine[] }

/** The mail that tells the business of one new item. A reply to it goes to the sender, if they gave an address. */
export function renderArrivalMail({ item, lines, siteUrl, now, calendar }: Arrival): RenderedMail {
  const { email, name } = item.sender
  const reference = formatReference(item.id)
  const text = [item.subject, item.text].filter(Boolean).join(': ')
  const content = {
    subject: formatStaffSubject(item),
    preview: mailsMessages.formatArrivalPreview(formatShortDueTime(item, now, calendar), text.slice(0, 200)),
    title: mailsMessages.formatArrivalTitle(formatStaffTitle(item)),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: mailsMessages.referenceLabel, value: reference },
          { label: mailsMessages.sentLabel, value: formatFullTime(item.createdAt.getTime()) },
          { label: mailsMessages.replyDueLabel, value: formatDueTime(item, calendar) },
          ...createContactFacts(item.sender, formatMailSubject(item)),
          { label: mailsMessages.subjectLabel, value: item.subject },
          { label: mailsMessages.deliveryAreaLabel, value: item.deliveryArea },
        ],
      },
      ...createSentTextBlocks(item, lines, {
        lines: mailsMessages.requestedTitle,
        text: item.kind === 'requests' ? mailsMessages.requestTextTitle : mailsMessages.messageTitle,
      }),
      { kind: 'button', link: createDeskLink(item, mailsMessages.openAtDesk, siteUrl) },
      { kind: 'remark', text: email === '' ? '' : mailsMessages.formatReplyRemark(name) },
    ],
    reason: mailsMessages.businessMailReason,
    calendar,
  } as const
  return renderMail(content, email)
}

/** How staff reach a sender, each as a link; what was not given has no value. */
function createContactFacts(sender: SenderContactDetails, subject: string): MailFact[] {
  const { whatsapp, phone, email } = sender
  return [
    {
      label: mailsMessages.whatsappLabel,
      value: whatsapp,
      url: getWhatsAppReplyUrl(getNumber(sender, 'whatsapp'), ''),
    },
    { label: mailsMessages.phoneLabel, value: phone, url: getCallUrl(getNumber(sender, 'phone')) },
    { label: mailsMessages.emailLabel, value: email, url: getEmailReplyUrl(email, subject, '') },
  ]
}

type Arrivals = MailContext & { items: readonly SentItem[]; count: number }

/** The mail that tells the business of several new items; `items` may be only the first of `count`. */
export function renderArrivalsMail({ items, count, siteUrl, now, calendar }: Arrivals): RenderedMail {
  const title = mailsMessages.formatArrivalsTitle(count)
  const formatDetail = (item: SentItem) =>
    mailsMessages.formatReplyDue(formatReference(item.id), formatShortDueTime(item, now, calendar))
  return renderMail({
    subject: title,
    preview: mailsMessages.arrivalsText,
    title,
    blocks: [
      { kind: 'paragraph', text: mailsMessages.arrivalsText },
      ...createItemListBlocks({ items, count, siteUrl, formatDetail }),
    ],
    reason: mailsMessages.businessMailReason,
    calendar,
  })
}
