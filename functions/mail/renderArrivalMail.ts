import type { NamedRequestLine } from '../../web/domain/sent-items/nameRequestLines'
import type { SentItem } from '../../web/domain/sent-items/sentItem'
import { formatReference } from '../../web/domain/sent-items/submissionId'
import { createContactFacts } from './contactFacts'
import {
  createDeskLink,
  createSentTextBlocks,
  formatDueTime,
  formatFullTime,
  formatShortDueTime,
  formatStaffTitle,
} from './describeSentItem'
import type { RenderedMail } from './mail'
import { businessMailReason } from './mailReasons'
import { renderMail } from './renderMail'

type Arrival = { item: SentItem; lines: readonly NamedRequestLine[]; siteUrl: string; now: Date }

/** The mail that tells the business of one new item. A reply to it goes to the sender, if they gave an address. */
export function renderArrivalMail({ item, lines, siteUrl, now }: Arrival): RenderedMail {
  const { email, name } = item.sender
  const reference = formatReference(item.id)
  const title = `New ${formatStaffTitle(item)}`
  const content = {
    subject: `${title}, due ${formatShortDueTime(item, now)} (${reference})`,
    preview: [item.subject, item.text].filter(Boolean).join(': ').slice(0, 200),
    title,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: reference },
          { label: 'Sent', value: formatFullTime(item.createdAt.getTime()) },
          { label: 'Reply due', value: formatDueTime(item) },
          ...createContactFacts(item.sender, formatReplySubject(item)),
          { label: 'Subject', value: item.subject },
        ],
      },
      ...createSentTextBlocks(item, lines, {
        lines: 'What they ask for',
        text: item.kind === 'requests' ? 'In their own words' : 'Their message',
      }),
      { kind: 'button', link: createDeskLink(item, 'Open at the Desk', siteUrl) },
      { kind: 'remark', text: email === '' ? '' : formatReplyRemark(name) },
    ],
    reason: businessMailReason,
  } as const
  return renderMail(content, email)
}

function formatReplySubject({ subject, id }: SentItem): string {
  return subject === '' ? `Your request ${formatReference(id)}` : `${subject} (${formatReference(id)})`
}

function formatReplyRemark(name: string): string {
  return `If you reply to this e-mail, it goes straight to ${name || 'the sender'}. Mark it answered at the desk as well, so that nobody answers twice.`
}
