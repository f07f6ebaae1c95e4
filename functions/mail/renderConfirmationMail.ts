import type { NamedRequestLine } from '../../web/domain/sent-items/nameRequestLines'
import { getReplyClock } from '../../web/domain/sent-items/replyClock'
import type { SentItem } from '../../web/domain/sent-items/sentItem'
import { formatReference } from '../../web/domain/sent-items/submissionId'
import { businessDetails } from '../../web/domain/site/businessDetails'
import { submissionNouns } from '../../web/domain/messages/outbox'
import { createSentTextBlocks, formatDueTime, formatFullTime, formatSenderTitle } from './describeSentItem'
import type { RenderedMail } from './mail'
import { senderMailReason } from './mailReasons'
import { renderMail } from './renderMail'

type Confirmation = { item: SentItem; lines: readonly NamedRequestLine[]; statusUrl: string; now: Date }

/**
 * The mail that tells a sender that their item has arrived. It has none of their numbers: the address may be another
 * person's, by a slip of the keys.
 */
export function renderConfirmationMail({ item, lines, statusUrl, now }: Confirmation): RenderedMail {
  const dueText = formatDueText(item, now)
  const content = {
    subject: `We have your ${formatSenderTitle(item)}`,
    preview: dueText,
    title: `We have your ${submissionNouns[item.kind]}`,
    blocks: [
      { kind: 'paragraph', text: formatGreeting(item.sender.name) },
      { kind: 'paragraph', text: `Thank you for writing to us. ${dueText}` },
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: formatReference(item.id) },
          { label: 'Sent', value: formatFullTime(item.createdAt.getTime()) },
          { label: 'Subject', value: item.subject },
        ],
      },
      ...createSentTextBlocks(item, lines, { lines: 'What you asked for', text: 'What you wrote' }),
      { kind: 'button', link: { label: 'See Where It Stands', url: statusUrl } },
      { kind: 'remark', text: statusLinkRemark },
    ],
    reason: senderMailReason,
  } as const
  return renderMail(content, businessDetails.email)
}

/** What a status link shows and to whom. */
export const statusLinkRemark =
  'The link works on any device, without an account. It shows how this one thing stands and our answer to it, to anyone who has it: please keep it to yourself.'

// Anyone can have a confirmation sent to any address. A name that holds an address of the web is not a name.
function formatGreeting(name: string): string {
  return name === '' || /[/:@]|\.\p{L}/u.test(name) ? 'Hello,' : `Hello ${name},`
}

function formatDueText(item: SentItem, now: Date): string {
  const { state } = getReplyClock(item.createdAt.getTime(), now.getTime())
  const dueText = formatDueTime(item)
  return state === 'late'
    ? `Our reply was due on ${dueText}, and we are late. We are sorry, and we are on it.`
    : `You hear from us by ${dueText} at the latest.`
}
