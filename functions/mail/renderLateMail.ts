import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { mailsMessages } from '../../domain/messages/mails'
import { formatShortDueTime, formatStaffTitle, formatWaiting } from './describeSentItem'
import { createItemListBlocks } from './itemListBlocks'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'

type LateItems = { items: readonly SentItem[]; count: number; siteUrl: string; now: Date }

/** The mail that tells the business which items are late; `items` may be only the first of `count`. */
export function renderLateMail({ items, count, siteUrl, now }: LateItems): RenderedMail {
  const [item] = items
  const isOne = count === 1 && item !== undefined
  const title = isOne
    ? mailsMessages.formatLateTitle(formatStaffTitle(item))
    : mailsMessages.formatLateCount(count)
  return renderMail({
    subject: isOne
      ? mailsMessages.formatWithDueTime(title, formatShortDueTime(item, now), formatReference(item.id))
      : title,
    preview: isOne ? formatWaiting(item, now) : items.map(formatStaffTitle).join(', '),
    title,
    blocks: [
      { kind: 'paragraph', text: formatPlea(count) },
      ...createItemListBlocks({
        items,
        count,
        siteUrl,
        formatDetail: (late) => formatWaiting(late, now),
      }),
    ],
    reason: mailsMessages.businessMailReason,
  })
}

function formatPlea(count: number): string {
  return count === 1 ? mailsMessages.lateText : mailsMessages.lateItemsText
}
