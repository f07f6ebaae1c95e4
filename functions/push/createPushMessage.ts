import type { Reply } from '../../domain/conversation/reply'
import type { DeliveryKind, PushKind } from '../../domain/deliveries/delivery'
import { reminderMessages } from '../../domain/messages/push'
import type { Calendar } from '../../domain/opening-hours/calendar'
import type { PushMessage } from '../../domain/push/pushMessage'
import { createArrivalNotifications } from '../../domain/sent-items/arrivalMessages'
import { formatLagosMoment } from '../../domain/site/lagosTime'
import { getItemDueTime } from '../../domain/sent-items/itemClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { deskPath, getDeskItemPath } from '../../domain/site/deskPath'
import { formatSenderReplyTitle } from '../mail/renderSenderReplyMail'
import { routePaths } from '../../domain/site/routePaths'

type ReminderPushKind = 'dueSoonPush' | 'latePush'

/** The reminders to staff: those of one kind that wait for a device share a push message. */
export function isReminderPushKind(kind: DeliveryKind): kind is ReminderPushKind {
  return kind === 'dueSoonPush' || kind === 'latePush'
}

type PushContext = {
  now: number
  calendar: Calendar
  /** What the sender asked or answered, or the quote that was accepted, if an arrival is about that. */
  reply?: Reply | null
}

/** The push message about items: to the sender of one about its answer, else to staff. Several share a reminder. */
export function createPushMessage(
  kind: PushKind,
  items: readonly SentItem[],
  { now, calendar, reply = null }: PushContext,
): PushMessage {
  const [item, ...others] = items
  if (!item) throw new Error('A push message is about an item.')
  return isReminderPushKind(kind) && others.length > 0
    ? createSharedReminder(kind, items)
    : reply && kind === 'arrivalPush'
      ? createReplyMessage(item, reply)
      : createItemMessage(kind, item, now, calendar)
}

// More references would be long to read.
const maxNamedItems = 3

function createSharedReminder(kind: ReminderPushKind, items: readonly SentItem[]): PushMessage {
  const references = items.slice(0, maxNamedItems).map(({ id }) => formatReference(id))
  return {
    title:
      kind === 'latePush'
        ? reminderMessages.formatLateCount(items.length)
        : reminderMessages.formatDueSoonCount(items.length),
    body: reminderMessages.formatReferences(references, items.length - references.length),
    tag: kind,
    path: deskPath,
  }
}

function createReplyMessage(item: SentItem, reply: Reply): PushMessage {
  const body = `${formatReference(item.id)}${reply.quote ? '' : `. ${reply.text.slice(0, 100)}`}`
  return { title: formatSenderReplyTitle(item, reply), body, tag: item.id, path: getDeskItemPath(item) }
}

function createItemMessage(kind: PushKind, item: SentItem, now: number, calendar: Calendar): PushMessage {
  const reference = formatReference(item.id)
  const noun = item.kind === 'requests' ? 'request' : 'enquiry'
  const due = formatLagosMoment(getItemDueTime(item, calendar), now)
  const staffMessage = { tag: item.id, path: getDeskItemPath(item) }
  switch (kind) {
    case 'arrivalPush': {
      const [notification = { title: `New ${noun}`, body: `${reference}. Due ${due}.` }] =
        createArrivalNotifications([item], now, calendar)
      return { title: notification.title, body: notification.body, ...staffMessage }
    }
    case 'dueSoonPush':
      return {
        title: `Nobody is answering ${reference} yet`,
        body: `The reply is due ${due}.`,
        ...staffMessage,
      }
    case 'remindPush':
      return {
        title: `Reminder: ${noun} ${reference}`,
        body: item.sender.name || 'You wanted to come back to it now.',
        ...staffMessage,
      }
    case 'latePush':
      return { title: `The reply to ${reference} is late`, body: `It was due ${due}.`, ...staffMessage }
    case 'answerPush':
      return {
        title: `${businessDetails.name} has answered`,
        body: `Your ${noun} ${reference} has an answer. Press to read it.`,
        tag: item.id,
        path: routePaths.myRequests,
      }
  }
}
