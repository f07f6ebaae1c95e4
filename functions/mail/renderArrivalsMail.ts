import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { mailsMessages } from '../../domain/messages/mails'
import { formatShortDueTime } from './describeSentItem'
import { createItemListBlocks } from './itemListBlocks'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'

type Arrivals = { items: readonly SentItem[]; count: number; siteUrl: string; now: Date }

/** The mail that tells the business of several new items; `items` may be only the first of `count`. */
export function renderArrivalsMail({ items, count, siteUrl, now }: Arrivals): RenderedMail {
  const title = mailsMessages.formatArrivalsTitle(count)
  const formatDetail = (item: SentItem) =>
    mailsMessages.formatReplyDue(formatReference(item.id), formatShortDueTime(item, now))
  return renderMail({
    subject: title,
    preview: mailsMessages.arrivalsText,
    title,
    blocks: [
      { kind: 'paragraph', text: mailsMessages.arrivalsText },
      ...createItemListBlocks({ items, count, siteUrl, formatDetail }),
    ],
    reason: mailsMessages.businessMailReason,
  })
}
