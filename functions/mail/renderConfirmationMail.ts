import type { NamedRequestLine } from '../../domain/sent-items/nameRequestLines'
import { getReplyClock } from '../../domain/sent-items/replyClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { submissionNouns } from '../../domain/messages/outbox'
import {
  formatConfirmationSubject,
  formatGreetingTo,
  formatLateReply,
  formatReplyBy,
  formatThanks,
  greeting,
  ownRequestTitle,
  ownTextTitle,
  referenceLabel,
  seeStatus,
  senderMailReason,
  sentLabel,
  statusLinkRemark,
  subjectLabel,
} from '../../domain/messages/mails'
import { createSentTextBlocks, formatDueTime, formatFullTime, formatSenderTitle } from './describeSentItem'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'

type Confirmation = { item: SentItem; lines: readonly NamedRequestLine[]; statusUrl: string; now: Date }

/**
 * The mail that tells a sender that their item has arrived. It has none of their numbers: the address may be another
 * person's, by a slip of the keys.
 */
export function renderConfirmationMail({ item, lines, statusUrl, now }: Confirmation): RenderedMail {
  const dueText = formatDueText(item, now)
  const content = {
    subject: formatConfirmationSubject(formatSenderTitle(item)),
    preview: dueText,
    title: formatConfirmationSubject(submissionNouns[item.kind]),
    blocks: [
      { kind: 'paragraph', text: formatGreeting(item.sender.name) },
      { kind: 'paragraph', text: formatThanks(dueText) },
      {
        kind: 'facts',
        facts: [
          { label: referenceLabel, value: formatReference(item.id) },
          { label: sentLabel, value: formatFullTime(item.createdAt.getTime()) },
          { label: subjectLabel, value: item.subject },
        ],
      },
      ...createSentTextBlocks(item, lines, { lines: ownRequestTitle, text: ownTextTitle }),
      { kind: 'button', link: { label: seeStatus, url: statusUrl } },
      { kind: 'remark', text: statusLinkRemark },
    ],
    reason: senderMailReason,
  } as const
  return renderMail(content, businessDetails.email)
}

// Anyone can have a confirmation sent to any address. A name that holds an address of the web is not a name.
function formatGreeting(name: string): string {
  return name === '' || /[/:@]|\.\p{L}/u.test(name) ? greeting : formatGreetingTo(name)
}

function formatDueText(item: SentItem, now: Date): string {
  const { state } = getReplyClock(item.createdAt.getTime(), now.getTime())
  const dueText = formatDueTime(item)
  return state === 'late' ? formatLateReply(dueText) : formatReplyBy(dueText)
}
