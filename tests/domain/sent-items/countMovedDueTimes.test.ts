import { expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { countMovedDueTimes } from '../../../domain/sent-items/countMovedDueTimes'
import { createSentItem } from './createSentItem'

test('closing a day moves what is due on it or after it, and no time that staff promised', () => {
  const at = (time: string) => new Date(`2026-03-${time}+01:00`)
  const items = [
    createSentItem({ createdAt: at('09T13:50') }),
    createSentItem({ createdAt: at('09T18:30') }),
    createSentItem({ createdAt: at('10T08:00') }),
    createSentItem({ createdAt: at('09T18:30'), promisedAt: at('10T12:00') }),
  ]
  const closed = { ...defaultCalendar, closures: [{ date: '2026-03-10', note: '' }] }
  expect(countMovedDueTimes(items, defaultCalendar, closed)).toBe(2)
  expect(countMovedDueTimes(items, closed, defaultCalendar)).toBe(2)
  expect(countMovedDueTimes(items, closed, closed)).toBe(0)
})
