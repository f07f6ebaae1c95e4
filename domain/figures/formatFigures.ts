import { dayMs, formatLagosDate, formatLagosWeekday } from '../site/lagosTime'
import { getFiguresDate, getFiguresDateStart } from './figuresDate'

export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

export function formatDay(date: string): string {
  return `${formatLagosWeekday(getFiguresDateStart(date)).slice(0, 3)} ${formatShortDate(date)}`
}

export function formatShortDate(date: string): string {
  const [day = '', month = ''] = formatLagosDate(getFiguresDateStart(date)).split(' ')
  return `${day} ${month.slice(0, 3)}`
}

export function formatWeek(firstDate: string): string {
  const lastDate = getFiguresDate(getFiguresDateStart(firstDate) + 6 * dayMs)
  return `${formatShortDate(firstDate)} to ${formatShortDate(lastDate)}`
}

export const shortWeekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
