import { type Digest, formatDigestSummary, formatDigestTitle } from '../../domain/digest/digest'
import { digestMessages } from '../../domain/messages/digest'
import type { Calendar } from '../../domain/opening-hours/calendar'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatStaffTitle, formatWaiting } from './describeSentItem'
import { createDeskButton, createItemBlocks } from './itemListBlocks'
import type { MailBlock, RenderedMail } from './mail'
import { renderMail } from './renderMail'

/** The maximum number of items that the mail lists of the late ones, and of the others. */
const maxListedItems = 10

type DigestMail = { digest: Digest; siteUrl: string; now: Date; calendar: Calendar }

/** The morning summary of a staff member. */
export function renderDigestMail({ digest, siteUrl, now, calendar }: DigestMail): RenderedMail {
  const title = formatDigestTitle(digest)
  const createList = (text: string, items: readonly SentItem[]): MailBlock[] => {
    if (items.length === 0) return []
    const list = {
      items,
      count: items.length,
      siteUrl,
      formatDetail: (item: SentItem) => formatWaiting(item, now, calendar),
    }
    return [{ kind: 'paragraph', text }, ...createItemBlocks(list, maxListedItems)]
  }
  return renderMail({
    subject: title,
    preview: [...digest.late, ...digest.onTime].slice(0, maxListedItems).map(formatStaffTitle).join(', '),
    title,
    blocks: [
      { kind: 'paragraph', text: formatDigestSummary(digest) },
      ...createList(digestMessages.lateTitle, digest.late),
      ...createList(digestMessages.onTimeTitle, digest.onTime),
      createDeskButton(siteUrl),
    ],
    reason: digestMessages.reason,
    calendar,
  })
}
