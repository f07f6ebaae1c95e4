import type { Calendar } from '../opening-hours/calendar'
import {
  getReminderTime,
  getReplyClock,
  getReplyDueTime,
  type ReplyClock,
  reminderMinutes,
} from './replyClock'
import type { SentItem } from './sentItem'

/** What an item's clock is made of: from when it counts, and until when staff promised a reply instead. */
export type WaitingItem = Pick<SentItem, 'waitingSince' | 'promisedAt'>

/** When the reply to an item is due, in milliseconds. */
export function getItemDueTime({ waitingSince, promisedAt }: WaitingItem, calendar: Calendar): number {
  return promisedAt?.getTime() ?? getReplyDueTime(waitingSince.getTime(), calendar)
}

/** The reply clock of an item; `now` is in milliseconds, by the server's clock. */
export function getItemClock(item: WaitingItem, now: number, calendar: Calendar): ReplyClock {
  return getReplyClock(item.waitingSince.getTime(), now, calendar, getItemDueTime(item, calendar))
}

/** When staff are reminded of an item that waits, in milliseconds. */
export function getItemReminderTime({ waitingSince, promisedAt }: WaitingItem, calendar: Calendar): number {
  return promisedAt
    ? promisedAt.getTime() - reminderMinutes * 60_000
    : getReminderTime(waitingSince.getTime(), calendar)
}
