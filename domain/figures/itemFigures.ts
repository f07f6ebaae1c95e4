import type { Calendar } from '../opening-hours/calendar'
import { getOpenMs } from '../opening-hours/openMinutes'
import { listRequestLines } from '../sent-items/listRequestLines'
import { getReplyDueTime } from '../sent-items/replyClock'
import type { SentItem } from '../sent-items/sentItem'
import { addCounters, type Counters } from './counters'
import { getFiguresDate, getFiguresHour } from './figuresDate'
import { formatStaffKey } from './staffKey'

const minuteMs = 60_000

export type ItemFigures = {
  date: string
  counters: Counters
  /** When the item becomes late, in milliseconds; null if it has an answer or is late already. */
  lateAt: number | null
}

type IsKnownProduct = (productId: string) => boolean

/** What is counted of an item beside its own fields: `quotes` are those of its quote, see quoteFigures.ts. */
type CountedParts = { isKnownProduct: IsKnownProduct; quotes: Counters; calendar: Calendar }

export function getItemFigures(
  item: SentItem,
  now: number,
  { isKnownProduct, quotes, calendar }: CountedParts,
): ItemFigures {
  const createdAtMs = item.createdAt.getTime()
  const dueAt = getReplyDueTime(createdAtMs, calendar)
  const isInTime = !isAnswered(item) && now <= dueAt
  return {
    date: getFiguresDate(createdAtMs),
    counters: addCounters(countBreakdowns(item, countReply(item, now, { dueAt, calendar })), {
      products: countProducts(item, isKnownProduct),
      quotes,
    }),
    lateAt: isInTime ? dueAt : null,
  }
}

/** Whether an item has had an answer, also where it waits again since: what counts is the first one. */
export function isAnswered({ status, answer }: Pick<SentItem, 'status' | 'answer'>): boolean {
  return status !== 'new' || answer !== null
}

type ReplyTimes = { dueAt: number; calendar: Calendar }

function countReply(item: SentItem, now: number, { dueAt, calendar }: ReplyTimes): Counters {
  const { createdAt, answeredAt } = item
  // Nobody knows when a closed item without this time had its answer: it counts neither as late nor for the minutes.
  const endMs = answeredAt?.getTime() ?? (isAnswered(item) ? null : now)
  return {
    received: 1,
    answered: isAnswered(item) ? 1 : 0,
    late: endMs !== null && endMs > dueAt ? 1 : 0,
    minutes: answeredAt === null ? {} : { [countBusinessMinutes(createdAt, answeredAt, calendar)]: 1 },
  }
}

/** Counts the same for the hour of the day and, once there is an answer, for its channel and its staff. */
function countBreakdowns({ createdAt, answer }: SentItem, counters: Counters): Counters {
  return {
    ...counters,
    hours: { [getFiguresHour(createdAt.getTime())]: counters },
    ...(answer && {
      channels: { [answer.channel]: counters },
      staff: { [formatStaffKey(answer)]: counters },
    }),
  }
}

/** Counts minutes that have begun, so that more than the promised minutes are exactly the late answers. */
function countBusinessMinutes(from: Date, to: Date, calendar: Calendar): number {
  return Math.ceil(getOpenMs(from.getTime(), to.getTime(), calendar) / minuteMs)
}

function countProducts({ items }: SentItem, isKnownProduct: IsKnownProduct): Counters {
  return Object.fromEntries(
    listRequestLines(items)
      .filter(({ productId }) => isKnownProduct(productId))
      .map(({ productId, halves }) => [productId, { requests: 1, halves }]),
  )
}
