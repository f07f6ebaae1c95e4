import type { Calendar } from '../../domain/opening-hours/calendar'
import { describeDeskReplyClock } from '../../domain/sent-items/deskReplyClock'
import { formatLagosDate, formatLagosTime, formatLagosWeekday } from '../../domain/site/lagosTime'
import type { NamedRequestLine } from '../../domain/sent-items/nameRequestLines'
import { getItemDueTime } from '../../domain/sent-items/itemClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { formatOrderListLine, type OrderListLine } from '../../domain/order-list/formatOrderList'
import { getDeskItemPath } from '../../domain/site/deskPath'
import { mailsMessages } from '../../domain/messages/mails'
import type { MailBlock, MailLink } from './mail'

/** What staff call an item, such as 'request from Ada Obi'. */
export function formatStaffTitle({ kind, sender }: SentItem): string {
  const noun = kind === 'requests' ? 'request' : 'enquiry'
  return sender.name === '' ? noun : mailsMessages.formatItemFrom(noun, sender.name)
}

/** The subject of each e-mail to the business about one item, such as 'Request from Ada Obi (ABC234)': see mailSubject.ts. */
export function formatStaffSubject(item: SentItem): string {
  return mailsMessages.formatWithReference(capitalize(formatStaffTitle(item)), formatReference(item.id))
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** When the reply to an item is due, in few words: '14:35', or 'Tuesday at 09:30'. */
export function formatShortDueTime(item: SentItem, now: Date, calendar: Calendar): string {
  return describeDeskReplyClock(item, now.getTime(), calendar).dueText
}

/** How much time is left for the reply to an item, or how late it is, and who is answering. */
export function formatWaiting(item: SentItem, now: Date, calendar: Calendar): string {
  const { id, claimedBy } = item
  const { text, dueText } = describeDeskReplyClock(item, now.getTime(), calendar)
  const claimText = claimedBy ? mailsMessages.formatAnswering(claimedBy.name) : mailsMessages.nobodyAnswers
  return mailsMessages.formatWaitingItem(formatReference(id), dueText, text, claimText)
}

/** When the reply to an item is due, so that it is clear on any day on which the mail is read. */
export function formatDueTime(item: SentItem, calendar: Calendar): string {
  return formatFullTime(getItemDueTime(item, calendar))
}

/** A time in Lagos with its whole date, such as 'Monday, 9 March 2026 at 14:35'. */
export function formatFullTime(timeMs: number): string {
  return `${formatLagosWeekday(timeMs)}, ${formatLagosDate(timeMs)} at ${formatLagosTime(timeMs)}`
}

/** The link to an item at the desk. */
export function createDeskLink(item: SentItem, label: string, siteUrl: string): MailLink {
  return { label, url: siteUrl + getDeskItemPath(item) }
}

/**
 * What was sent: the products of a request, its text, or both. The table of products is left out if the text has each of
 * its lines and more; the text is left out if it is the table's, with units or without.
 */
export function createSentTextBlocks(
  { kind, text }: Pick<SentItem, 'kind' | 'text'>,
  namedLines: readonly NamedRequestLine[],
  titles: { lines: string; text: string },
): MailBlock[] {
  const textLines = text.split(/[\r\n]+/).map((line) => line.trim())
  const writtenLines = textLines.filter((line) => line !== '')
  const isWritten = (line: OrderListLine) => textLines.includes(formatOrderListLine(line))
  const isInText = namedLines.every(isWritten)
  const isListOnly =
    kind === 'requests' &&
    writtenLines.length === namedLines.length &&
    namedLines.every((line) => isWritten(line) || isWritten({ name: line.name, count: line.count }))
  return [
    { kind: 'lines', title: titles.lines, lines: isInText && !isListOnly ? [] : namedLines },
    { kind: 'quote', title: titles.text, text: isListOnly ? '' : text },
  ]
}
