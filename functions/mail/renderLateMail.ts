import type { Calendar } from '../../domain/opening-hours/calendar'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { mailsMessages } from '../../domain/messages/mails'
import { formatStaffSubject, formatStaffTitle, formatWaiting } from './describeSentItem'
import { createItemListBlocks } from './itemListBlocks'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'

type LateItems = {
  items: readonly SentItem[]
  count: number
  siteUrl: string
  now: Date
  calendar: Calendar
}

/** The mail that tells the business which items are late; `items` may be only the first of `count`. */
export function renderLateMail({ items, count, siteUrl, now, calendar }: LateItems): RenderedMail {
  const [item] = items
  const isOne = count === 1 && item !== undefined
  const title = isOne
    ? mailsMessages.formatLateTitle(formatStaffTitle(item))
    : mailsMessages.formatLateCount(count)
  return renderMail({
    subject: isOne ? formatStaffSubject(item) : title,
    preview: isOne ? formatWaiting(item, now, calendar) : items.map(formatStaffTitle).join(', '),
    title,
    blocks: [
      { kind: 'paragraph', text: formatPlea(count) },
      ...createItemListBlocks({
        items,
        count,
        siteUrl,
        formatDetail: (late) => formatWaiting(late, now, calendar),
      }),
    ],
    reason: mailsMessages.businessMailReason,
    calendar,
  })
}

function formatPlea(count: number): string {
  return count === 1 ? mailsMessages.lateText : mailsMessages.lateItemsText
}
