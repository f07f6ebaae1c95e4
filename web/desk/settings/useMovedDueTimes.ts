import { type Calendar, toDay } from '../../../domain/opening-hours/calendar'
import { formatLongDay } from '../../../domain/opening-hours/formatLongDay'
import { countMovedDueTimes } from '../../../domain/sent-items/countMovedDueTimes'
import type { ShopEditor } from './useShopEditor'
import { useWaitingItems } from './useWaitingItems'

/** How many open items are due at another time once the form is published; `day` if nothing but its closing moves them. */
type MovedDueTimes = { count: number; day: string | null }

/** Returns what publishing the form would move; null if nothing, or while that is not known. */
export function useMovedDueTimes({ base, settings }: ShopEditor): MovedDueTimes | null {
  const items = useWaitingItems(base.updatedAt?.getTime() ?? 0)
  if (!items || !settings) return null
  const [before, after] = [base.settings.calendar, settings.calendar]
  const count = countMovedDueTimes(items, before, after)
  return count === 0 ? null : { count, day: findOnlyClosing(before, after) }
}

/** The day that the second calendar closes in addition, if that is all that differs. */
function findOnlyClosing(before: Calendar, after: Calendar): string | null {
  const added = after.closures.filter(({ date }) => !before.closures.some((known) => known.date === date))
  const [closing] = added
  const isAll =
    added.length === 1 &&
    after.closures.length === before.closures.length + 1 &&
    JSON.stringify(before.week) === JSON.stringify(after.week)
  return closing && isAll ? formatLongDay(toDay(closing.date)) : null
}
