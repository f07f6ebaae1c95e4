import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { getReplyClock, getReplyDueTime } from '../../../domain/sent-items/replyClock'
import { formatReplyClock } from '../../../domain/sent-items/formatReplyClock'

const days: Record<string, string> = {
  Friday: '2026-03-06',
  Saturday: '2026-03-07',
  Sunday: '2026-03-08',
  Monday: '2026-03-09',
  Tuesday: '2026-03-10',
}

/** A moment such as 'Monday 13:50', by the clock in Lagos. */
function lagos(moment: string): number {
  const [day = '', time = ''] = moment.split(' ')
  return Date.parse(`${days[day] ?? ''}T${time}+01:00`)
}

const dueMoments: [sent: string, due: string][] = [
  ['Monday 13:50', 'Monday 14:35'],
  ['Monday 09:00', 'Monday 09:45'],
  ['Monday 18:15', 'Monday 19:00'],
  ['Monday 18:16', 'Tuesday 09:01'],
  ['Monday 18:50', 'Tuesday 09:35'],
  ['Monday 19:00', 'Tuesday 09:45'],
  ['Tuesday 00:10', 'Tuesday 09:45'],
  ['Friday 18:30', 'Saturday 10:15'],
  ['Friday 23:59', 'Saturday 10:45'],
  ['Saturday 16:30', 'Monday 09:15'],
  ['Saturday 17:00', 'Monday 09:45'],
  ['Sunday 12:00', 'Monday 09:45'],
]

describe('getReplyDueTime: 45 minutes of business hours in Lagos', () => {
  test.each(dueMoments)('sent on %s: due on %s', (sent, due) =>
    expect(new Date(getReplyDueTime(lagos(sent), defaultCalendar))).toEqual(new Date(lagos(due))),
  )

  test('counts the seconds', () =>
    expect(getReplyDueTime(lagos('Monday 18:30:30'), defaultCalendar)).toBe(lagos('Tuesday 09:15:30')))
})

describe('getReplyClock', () => {
  test.each<[string, string, 'runs' | 'stands' | 'late']>([
    ['Monday 13:50', 'Monday 13:50', 'runs'],
    ['Monday 13:50', 'Monday 14:35', 'runs'],
    ['Monday 13:50', 'Monday 14:36', 'late'],
    ['Monday 18:50', 'Monday 18:59', 'runs'],
    ['Monday 18:50', 'Monday 19:00', 'stands'],
    ['Monday 18:50', 'Tuesday 09:00', 'runs'],
    ['Sunday 12:00', 'Sunday 12:00', 'stands'],
    ['Sunday 12:00', 'Monday 08:59', 'stands'],
    ['Monday 18:00', 'Monday 20:00', 'late'],
  ])('sent on %s, on %s: the clock %s', (sent, now, state) =>
    expect(getReplyClock(lagos(sent), lagos(now), defaultCalendar).state).toBe(state),
  )
})

describe('formatReplyClock', () => {
  test.each<[string, string, string]>([
    ['Monday 13:50', 'Monday 13:51', 'Expect our reply by 14:35.'],
    ['Monday 18:50', 'Monday 18:51', 'Expect our reply by 09:35 on Tuesday.'],
    ['Monday 18:50', 'Monday 21:00', "We're closed now. Expect our reply by 09:35 on Tuesday."],
    ['Sunday 12:00', 'Sunday 12:00', "We're closed now. Expect our reply by 09:45 on Monday."],
    ['Monday 07:00', 'Monday 07:00', "We're closed now. Expect our reply by 09:45 today."],
    ['Monday 13:50', 'Monday 15:00', "We're sorry, our reply is late. It was due by 14:35."],
    ['Saturday 10:00', 'Sunday 15:00', "We're sorry, our reply is late. It was due by 10:45 on Saturday."],
  ])('sent on %s, on %s: %s', (sent, now, words) => {
    const at = lagos(now)
    expect(formatReplyClock(getReplyClock(lagos(sent), at, defaultCalendar), at)).toBe(words)
  })
})
