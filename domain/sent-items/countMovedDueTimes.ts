import type { Calendar } from '../opening-hours/calendar'
import { getItemDueTime, type WaitingItem } from './itemClock'

/** Counts the items that are due at another time by the second calendar than by the first. */
export function countMovedDueTimes(items: readonly WaitingItem[], before: Calendar, after: Calendar): number {
  return items.filter((item) => getItemDueTime(item, before) !== getItemDueTime(item, after)).length
}
