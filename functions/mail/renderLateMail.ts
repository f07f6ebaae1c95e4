import { describeDeskReplyClock } from '../../web/domain/sent-items/deskReplyClock'
import type { SentItem } from '../../web/domain/sent-items/sentItem'
import { formatReference } from '../../web/domain/sent-items/submissionId'
import { formatShortDueTime, formatStaffTitle } from './describeSentItem'
import { createItemListBlocks } from './itemListBlocks'
import type { RenderedMail } from './mail'
import { businessMailReason } from './mailReasons'
import { renderMail } from './renderMail'

type LateItems = { items: readonly SentItem[]; count: number; siteUrl: string; now: Date }

/** The mail that tells the business which items are late; `items` may be only the first of `count`. */
export function renderLateMail({ items, count, siteUrl, now }: LateItems): RenderedMail {
  const [item] = items
  const isOne = count === 1 && item !== undefined
  const title = isOne ? `Late: ${formatStaffTitle(item)}` : `${count} items are late`
  return renderMail({
    subject: isOne ? `${title}, due ${formatShortDueTime(item, now)} (${formatReference(item.id)})` : title,
    preview: isOne ? formatLateness(item, now) : items.map(formatStaffTitle).join(', '),
    title,
    blocks: [
      { kind: 'paragraph', text: formatPlea(count) },
      ...createItemListBlocks({
        items,
        count,
        siteUrl,
        formatDetail: (late) => formatLateness(late, now),
      }),
    ],
    reason: businessMailReason,
  })
}

function formatPlea(count: number): string {
  return count === 1
    ? 'The promised time has passed, and there is no answer yet. A short word that you are on it helps already.'
    : 'The promised time has passed, and these have no answer yet. A short word that you are on it helps already.'
}

function formatLateness(item: SentItem, now: Date): string {
  const { text, dueText } = describeDeskReplyClock(item.createdAt.getTime(), now.getTime())
  const claimText = item.claimedBy ? `${item.claimedBy.name} is answering` : 'Nobody has claimed it'
  return `${formatReference(item.id)}, due ${dueText}. ${text}. ${claimText}.`
}
