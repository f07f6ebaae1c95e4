import type { SentItem } from '../../web/domain/sent-items/sentItem'
import { formatReference } from '../../web/domain/sent-items/submissionId'
import { formatShortDueTime } from './describeSentItem'
import { createItemListBlocks } from './itemListBlocks'
import type { RenderedMail } from './mail'
import { businessMailReason } from './mailReasons'
import { renderMail } from './renderMail'

type Arrivals = { items: readonly SentItem[]; count: number; siteUrl: string; now: Date }

/** The mail that tells the business of several new items; `items` may be only the first of `count`. */
export function renderArrivalsMail({ items, count, siteUrl, now }: Arrivals): RenderedMail {
  const title = `${count} new requests and enquiries`
  const formatDetail = (item: SentItem) =>
    `${formatReference(item.id)}, reply due ${formatShortDueTime(item, now)}`
  return renderMail({
    subject: title,
    preview: 'They came in short order, so here they are in one e-mail.',
    title,
    blocks: [
      { kind: 'paragraph', text: 'They came in short order, so here they are in one e-mail.' },
      ...createItemListBlocks({ items, count, siteUrl, formatDetail }),
    ],
    reason: businessMailReason,
  })
}
