import type { Reply } from '../../domain/conversation/reply'
import { mailsMessages } from '../../domain/messages/mails'
import type { Calendar } from '../../domain/opening-hours/calendar'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { createDeskLink, formatStaffSubject, formatStaffTitle } from './describeSentItem'
import type { RenderedMail } from './mail'
import { createQuoteBlocks, type FindProduct } from './quoteBlocks'
import { renderMail } from './renderMail'

type SenderReply = {
  item: SentItem
  reply: Reply
  siteUrl: string
  calendar: Calendar
  findProduct: FindProduct
}

/** The mail that tells the business what a sender asked or answered; `reply` is the quote if it was accepted. */
export function renderSenderReplyMail(mail: SenderReply): RenderedMail {
  const { item, reply, siteUrl, calendar, findProduct } = mail
  const title = formatSenderReplyTitle(item, reply)
  const { quote, text, name } = reply
  const content = {
    subject: formatStaffSubject(item),
    preview: quote ? title : text.slice(0, 200),
    title,
    blocks: [
      ...(quote
        ? createQuoteBlocks(quote, findProduct)
        : [{ kind: 'quote', title: mailsMessages.messageTitle, text } as const]),
      { kind: 'button', link: createDeskLink(item, mailsMessages.openAtDesk, siteUrl) },
      { kind: 'remark', text: item.sender.email === '' ? '' : mailsMessages.formatReplyRemark(name) },
    ],
    reason: mailsMessages.businessMailReason,
    calendar,
  } as const
  return renderMail(content, item.sender.email)
}

/** What a sender did, such as 'A question about the request from Ada Obi'. */
export function formatSenderReplyTitle(item: SentItem, { kind }: Reply): string {
  const staffTitle = formatStaffTitle(item)
  if (kind === 'quote') return mailsMessages.formatAcceptanceTitle(staffTitle)
  return kind === 'decline'
    ? mailsMessages.formatDeclineTitle(staffTitle)
    : mailsMessages.formatQuestionTitle(staffTitle)
}
