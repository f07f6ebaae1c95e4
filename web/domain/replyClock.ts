import { business } from './business'
import { dayMs, lagosMidnight, lagosWeekday } from './lagos'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Within how many minutes of business hours a sender is answered. */
export const replyMinutes = 45

/** When the reply to what was sent is due, and whether that clock runs; moments in milliseconds, by the server's clock. */
export type ReplyClock = {
  due: number
  /** Some of the time has passed already: it was sent shortly before closing. */
  hasBegun: boolean
  /** 'stands' outside business hours; 'late' once the reply is due and was not given. */
  state: 'runs' | 'stands' | 'late'
  /** When it runs on; now, where it runs. */
  runsFrom: number
}

/** The clock of something that was sent then, as it stands now. */
export function replyClock(createdAt: number, now: number): ReplyClock {
  const due = replyDue(createdAt)
  const runsFrom = nextOpen(now)
  const hasBegun = nextOpen(createdAt) < now
  return { due, hasBegun, state: now > due ? 'late' : runsFrom > now ? 'stands' : 'runs', runsFrom }
}

/** When the reply to something that was sent then is due. */
export function replyDue(createdAt: number): number {
  let leftMs = replyMinutes * minuteMs
  for (const { from, to } of openingsAfter(createdAt)) {
    if (to - from >= leftMs) return from + leftMs
    leftMs -= to - from
  }
  // A business that names no hours is there at all times.
  return createdAt + leftMs
}

function nextOpen(now: number): number {
  return openingsAfter(now)[0]?.from ?? now
}

/** The stretches of the coming week in which the business is open, the present one from now on. */
function openingsAfter(now: number): { from: number; to: number }[] {
  const today = lagosMidnight(now)
  return Array.from({ length: 8 }, (_, days) => today + days * dayMs)
    .flatMap(openingOn)
    .filter(({ to }) => to > now)
    .map(({ from, to }) => ({ from: Math.max(from, now), to }))
}

function openingOn(midnight: number): { from: number; to: number }[] {
  const weekday = lagosWeekday(midnight)
  const { open = null } = business.hours.find(({ weekdays }) => weekdays.some((day) => day === weekday)) ?? {}
  return open ? [{ from: midnight + open.from * hourMs, to: midnight + open.to * hourMs }] : []
}
