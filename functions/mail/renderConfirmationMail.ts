import type { NamedRequestLine } from '../../domain/sent-items/nameRequestLines'
import { getReplyClock } from '../../domain/sent-items/replyClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { outboxMessages } from '../../domain/messages/outbox'
import { mailsMessages } from '../../domain/messages/mails'
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
    subject: mailsMessages.formatConfirmationSubject(formatSenderTitle(item)),
    preview: dueText,
    title: mailsMessages.formatConfirmationSubject(outboxMessages.submissionNouns[item.kind]),
    blocks: [
      { kind: 'paragraph', text: formatGreeting(item.sender.name) },
      { kind: 'paragraph', text: mailsMessages.formatThanks(dueText) },
      {
        kind: 'facts',
        facts: [
          { label: mailsMessages.referenceLabel, value: formatReference(item.id) },
          { label: mailsMessages.sentLabel, value: formatFullTime(item.createdAt.getTime()) },
          { label: mailsMessages.subjectLabel, value: item.subject },
        ],
      },
      ...createSentTextBlocks(item, lines, {
        lines: mailsMessages.ownRequestTitle,
        text: mailsMessages.ownTextTitle,
      }),
      { kind: 'button', link: { label: mailsMessages.seeStatus, url: statusUrl } },
      { kind: 'remark', text: mailsMessages.statusLinkRemark },
    ],
    reason: mailsMessages.senderMailReason,
  } as const
  return renderMail(content, businessDetails.email)
}

// Anyone can have a confirmation sent to any address. A name that holds an address of the web is not a name.
function formatGreeting(name: string): string {
  return name === '' || /[/:@]|\.\p{L}/u.test(name)
    ? mailsMessages.greeting
    : mailsMessages.formatGreetingTo(name)
}

function formatDueText(item: SentItem, now: Date): string {
  const { state } = getReplyClock(item.createdAt.getTime(), now.getTime())
  const dueText = formatDueTime(item)
  return state === 'late' ? mailsMessages.formatLateReply(dueText) : mailsMessages.formatReplyBy(dueText)
}
