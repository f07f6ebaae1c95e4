import type { Reply } from '../../domain/conversation/reply'
import type { Calendar } from '../../domain/opening-hours/calendar'
import { formatLagosDate } from '../../domain/site/lagosTime'
import { formatMailSubject } from '../../domain/replies/mailSubject'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { outboxMessages } from '../../domain/messages/outbox'
import { mailsMessages } from '../../domain/messages/mails'
import { createSentTextBlocks } from './describeSentItem'
import type { MailBlock, RenderedMail } from './mail'
import { createQuoteBlocks, createValidityBlock, type FindProduct } from './quoteBlocks'
import { renderMail } from './renderMail'

type Answer = {
  item: SentItem
  reply: Pick<Reply, 'kind' | 'name' | 'text' | 'quote'>
  statusUrl: string
  calendar: Calendar
  findProduct: FindProduct
}

/** The mail with a reply of staff to an item. Their text comes first, as they wrote it, and then the quote. */
export function renderAnswerMail({ item, reply, statusUrl, calendar, findProduct }: Answer): RenderedMail {
  const { name, text, quote } = reply
  const title = titles[reply.kind](outboxMessages.submissionNouns[item.kind])
  const content = {
    subject: formatMailSubject(item),
    preview: text === '' ? title : text.slice(0, 200),
    title,
    blocks: [
      { kind: 'message', text },
      ...(quote ? [...createQuoteBlocks(quote, findProduct), createValidityBlock(quote)] : []),
      { kind: 'paragraph', text: [name, businessDetails.name].filter(Boolean).join(', ') },
      createLinkBlock(statusUrl, quote ? mailsMessages.answerQuote : mailsMessages.seeOnline),
      { kind: 'remark', text: quote ? mailsMessages.quoteRemark : mailsMessages.answerRemark },
      { kind: 'remark', text: mailsMessages.formatAnswerReference(formatReference(item.id)) },
      ...createSentTextBlocks(item, [], {
        lines: '',
        text: mailsMessages.formatWrittenOn(formatLagosDate(item.createdAt.getTime())),
      }),
    ],
    reason: mailsMessages.senderMailReason,
    calendar,
  } as const
  return renderMail(content, businessDetails.email)
}

const titles: Record<Reply['kind'], (item: string) => string> = {
  answer: mailsMessages.formatAnswerTitle,
  holding: mailsMessages.formatHoldingTitle,
  quote: mailsMessages.formatQuoteTitle,
  question: mailsMessages.formatAnswerTitle,
  decline: mailsMessages.formatAnswerTitle,
}

function createLinkBlock(url: string, label: string): MailBlock {
  return { kind: 'button', link: { label, url } }
}
