import { formatLagosDate, formatLagosTime, formatLagosTimestamp, isSameLagosDay } from '../site/lagosTime'

/** When something happened, in Lagos: 'at 16:00' on the day of `now`, else 'on 9 March at 16:00', with another year's number. */
export function formatDeskMoment(time: Date, now: number): string {
  const timeMs = time.getTime()
  const clockText = `at ${formatLagosTime(timeMs)}`
  return isSameLagosDay(timeMs, now) ? clockText : `on ${formatDeskDay(timeMs, now)} ${clockText}`
}

/** A day and a time in Lagos: '9 March at 16:00', with another year's number. */
export function formatDeskDayAndTime(time: Date, now: number): string {
  return `${formatDeskDay(time.getTime(), now)} at ${formatLagosTime(time.getTime())}`
}

/** When staff are reminded of an item: 'Reminder 9 Mar at 16:00', in Lagos. */
export function formatReminder(remindAt: Date, now: number): string {
  const timeMs = remindAt.getTime()
  const shortDay = formatDeskDay(timeMs, now).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3))
  return `Reminder ${shortDay} at ${formatLagosTime(timeMs)}`
}

/** The day in Lagos, with the year unless it is this one: '9 March'. */
export function formatDeskDay(timeMs: number, now: number): string {
  const [thisYear = ''] = formatLagosTimestamp(now).split('-')
  return formatLagosDate(timeMs).replace(` ${thisYear}`, '')
}
