import { formatLagosDay, formatLagosTime } from '../site/lagosTime'

/** A day and a time in Lagos: '9 March at 16:00', with another year's number. */
export function formatDeskDayAndTime(time: Date, now: number): string {
  return `${formatLagosDay(time.getTime(), now)} at ${formatLagosTime(time.getTime())}`
}

/** When staff are reminded of an item: 'Reminder 9 Mar at 16:00', in Lagos. */
export function formatReminder(remindAt: Date, now: number): string {
  const timeMs = remindAt.getTime()
  const shortDay = formatLagosDay(timeMs, now).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3))
  return `Reminder ${shortDay} at ${formatLagosTime(timeMs)}`
}
