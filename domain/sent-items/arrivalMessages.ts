import type { Calendar } from '../opening-hours/calendar'
import { getDeskItemPath, deskPath } from '../site/deskPath'
import { describeDeskReplyClock } from './deskReplyClock'
import { isWaitingAgain } from './isWaitingAgain'
import type { SentItem } from './sentItem'
import { formatReference } from './submissionId'

type ArrivalNotification = { title: string; body: string; tag: string; path: string }

// More names, or more notifications, would be long to read and would hide the rest.
const maxNamedItems = 3

const maxTextLength = 80

export function formatArrivalLine(items: readonly SentItem[], now: number, calendar: Calendar): string {
  const [item] = items
  if (!item) return ''
  if (items.length > 1) return `${formatCount(items)}: ${formatSenders(items)}.`
  return `${formatTitle(item)}, ${formatReferenceAndDueTime(item, now, calendar)}`
}

export function createArrivalNotifications(
  items: readonly SentItem[],
  now: number,
  calendar: Calendar,
): ArrivalNotification[] {
  if (items.length <= maxNamedItems) return items.map((item) => createItemNotification(item, now, calendar))
  return [{ title: formatCount(items), body: formatSenders(items), tag: 'new-items', path: deskPath }]
}

function createItemNotification(item: SentItem, now: number, calendar: Calendar): ArrivalNotification {
  return {
    title: formatTitle(item),
    body: `${formatReferenceAndDueTime(item, now, calendar)}\n${formatFirstWords(item)}`,
    tag: item.id,
    path: getDeskItemPath(item),
  }
}

function formatTitle(item: SentItem): string {
  const { kind, sender } = item
  if (isWaitingAgain(item)) return `${sender.name || 'A sender'} asked again`
  const noun = kind === 'requests' ? 'request' : 'enquiry'
  return sender.name ? `New ${noun} from ${sender.name}` : `New ${noun}`
}

function formatReferenceAndDueTime(item: SentItem, now: number, calendar: Calendar): string {
  return `${formatReference(item.id)}. Due ${describeDeskReplyClock(item, now, calendar).dueText}.`
}

function formatCount(items: readonly SentItem[]): string {
  return `${items.length} new items`
}

function formatSenders(items: readonly SentItem[]): string {
  const names = items.slice(0, maxNamedItems).map(({ sender }) => sender.name || 'No name')
  const restCount = items.length - names.length
  return restCount > 0 ? `${names.join(', ')} and ${restCount} more` : names.join(', ')
}

function formatFirstWords({ subject, text }: SentItem): string {
  const words = [subject, text].filter(Boolean).join(': ').replace(/\s+/g, ' ').trim()
  const characters = Array.from(words)
  return characters.length <= maxTextLength
    ? words
    : `${characters
        .slice(0, maxTextLength - 1)
        .join('')
        .trimEnd()}…`
}
