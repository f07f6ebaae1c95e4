import type { Calendar } from '../../domain/opening-hours/calendar'
import type { NamedRequestLine } from '../../domain/sent-items/nameRequestLines'
import { getItemClock } from '../../domain/sent-items/itemClock'
import { formatMailSubject } from '../../domain/replies/mailSubject'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { outboxMessages } from '../../domain/messages/outbox'
import { mailsMessages } from '../../domain/messages/mails'
import { createSentTextBlocks, formatDueTime, formatFullTime } from './describeSentItem'
import type { MailBlock, RenderedMail } from './mail'
import { renderMail } from './renderMail'

type Confirmation = {
  item: SentItem
  lines: readonly NamedRequestLine[]
  statusUrl: string
  now: Date
  calendar: Calendar
  /** Whether the sender's account has proved that the address is theirs. */
  isAddressProved: boolean
}

/**
 * The mail that tells a sender that their item has arrived. It has none of their numbers, because the address may be a
 * stranger's. To an address that is not proved it repeats nothing that was typed, or the shop would carry anyone's text to
 * anyone: `lines` are then products of the catalogue alone.
 */
export function renderConfirmationMail(confirmation: Confirmation): RenderedMail {
  const { item, statusUrl, now, calendar, isAddressProved } = confirmation
  const dueText = formatDueText(item, now, calendar)
  const content = {
    subject: formatMailSubject(item),
    preview: dueText,
    title: mailsMessages.formatConfirmationTitle(outboxMessages.submissionNouns[item.kind]),
    blocks: [
      { kind: 'paragraph', text: formatGreeting(isAddressProved ? item.sender.name : '') },
      { kind: 'paragraph', text: mailsMessages.formatThanks(dueText) },
      {
        kind: 'facts',
        facts: [
          { label: mailsMessages.referenceLabel, value: formatReference(item.id) },
          { label: mailsMessages.sentLabel, value: formatFullTime(item.createdAt.getTime()) },
          { label: mailsMessages.subjectLabel, value: isAddressProved ? item.subject : '' },
          { label: mailsMessages.deliveryAreaLabel, value: isAddressProved ? item.deliveryArea : '' },
        ],
      },
      ...createSentBlocks(confirmation),
      { kind: 'button', link: { label: mailsMessages.seeStatus, url: statusUrl } },
      { kind: 'remark', text: mailsMessages.statusLinkRemark },
    ],
    reason: mailsMessages.senderMailReason,
    calendar,
  } as const
  return renderMail(content, businessDetails.email)
}

function createSentBlocks({ item, lines, isAddressProved }: Confirmation): MailBlock[] {
  const titles = { lines: mailsMessages.ownRequestTitle, text: mailsMessages.ownTextTitle }
  if (isAddressProved) return createSentTextBlocks(item, lines, titles)
  return [
    { kind: 'lines', title: titles.lines, lines },
    { kind: 'remark', text: mailsMessages.nothingTypedRemark },
  ]
}

// A name that holds an address of the web is not a name.
function formatGreeting(name: string): string {
  return name === '' || /[/:@]|\.\p{L}/u.test(name)
    ? mailsMessages.greeting
    : mailsMessages.formatGreetingTo(name)
}

function formatDueText(item: SentItem, now: Date, calendar: Calendar): string {
  const { state } = getItemClock(item, now.getTime(), calendar)
  const dueText = formatDueTime(item, calendar)
  return state === 'late' ? mailsMessages.formatLateReply(dueText) : mailsMessages.formatReplyBy(dueText)
}
