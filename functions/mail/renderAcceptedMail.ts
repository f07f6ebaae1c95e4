import { outboxMessages } from '../../domain/messages/outbox'
import { mailsMessages } from '../../domain/messages/mails'
import type { Quote } from '../../domain/quotes/quote'
import { formatMailSubject } from '../../domain/replies/mailSubject'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import type { ShopSettings } from '../../domain/settings/shopSettings'
import { businessDetails } from '../../domain/site/businessDetails'
import type { MailBlock, RenderedMail } from './mail'
import { createQuoteBlocks, type FindProduct } from './quoteBlocks'
import { renderMail } from './renderMail'

type Accepted = {
  item: SentItem
  quote: Quote
  settings: ShopSettings
  statusUrl: string
  findProduct: FindProduct
}

/** The mail that confirms a yes: the quote, how to pay, and how the goods are delivered or collected. */
export function renderAcceptedMail({
  item,
  quote,
  settings,
  statusUrl,
  findProduct,
}: Accepted): RenderedMail {
  const content = {
    subject: formatMailSubject(item),
    preview: mailsMessages.acceptedText,
    title: mailsMessages.formatAcceptedTitle(outboxMessages.submissionNouns[item.kind]),
    blocks: [
      { kind: 'paragraph', text: mailsMessages.acceptedText },
      ...createQuoteBlocks(quote, findProduct),
      ...createTextBlocks(mailsMessages.paymentTitle, settings.payment),
      ...createTextBlocks(mailsMessages.deliveryTitle, settings.delivery),
      ...createTextBlocks(mailsMessages.collectionTitle, settings.collection),
      { kind: 'button', link: { label: mailsMessages.seeQuote, url: statusUrl } },
      { kind: 'remark', text: mailsMessages.answerRemark },
      { kind: 'remark', text: mailsMessages.formatAnswerReference(formatReference(item.id)) },
    ],
    reason: mailsMessages.senderMailReason,
    calendar: settings.calendar,
  } as const
  return renderMail(content, businessDetails.email)
}

/** A text of the shop's settings below its title; nothing if the shop has not written it. */
function createTextBlocks(title: string, text: string): MailBlock[] {
  return text === '' ? [] : [{ kind: 'quote', title, text }]
}
