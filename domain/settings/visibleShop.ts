import { defaultCalendar } from '../opening-hours/calendar'
import type { PublishedShop } from './shopSettings'

/** What visitors see of the shop's settings. */
export type VisibleShop = PublishedShop & {
  /** Says when the shop is closed today or within a week. */
  listClosureNotices: (now: number) => string[]
}

/** What visitors see until staff have published settings. */
export const builtShop: VisibleShop = {
  calendar: defaultCalendar,
  delivery: '',
  collection: '',
  listClosureNotices: () => [],
}
