import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { getOpenMs } from '../../../domain/opening-hours/openMinutes'
import { describeDeskReplyClock, type ReplyUrgency } from '../../../domain/sent-items/deskReplyClock'
import { getReplyDueTime, maxReplyMinutes } from '../../../domain/sent-items/replyClock'

/** A time in Lagos; 9 March 2026 is a Monday. */
const lagos = (time: string) => Date.parse(`${time}+01:00`)

const cases: [sent: string, now: string, urgency: ReplyUrgency, text: string, dueText: string][] = [
  ['2026-03-09T13:50', '2026-03-09T13:50', 'onTime', '45 min left', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T14:03', 'onTime', '32 min left', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T14:19:59', 'onTime', '16 min left', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T14:20', 'dueSoon', '15 min left', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T14:34:59', 'dueSoon', '1 min left', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T14:35', 'dueSoon', '1 min left', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T14:35:01', 'late', 'Late by 1 min', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T15:35', 'late', 'Late by 1 h', '14:35'],
  ['2026-03-09T13:50', '2026-03-09T15:55', 'late', 'Late by 1 h 20 min', '14:35'],
  // The last minutes of a day, and the night after it.
  ['2026-03-09T18:40', '2026-03-09T18:55', 'onTime', '30 min left', 'Tuesday at 09:25'],
  ['2026-03-09T18:40', '2026-03-09T19:00', 'onTime', '25 min left from Tuesday at 09:00', 'Tuesday at 09:25'],
  [
    '2026-03-09T18:25',
    '2026-03-09T23:00',
    'dueSoon',
    '10 min left from Tuesday at 09:00',
    'Tuesday at 09:10',
  ],
  ['2026-03-09T18:25', '2026-03-10T00:30', 'dueSoon', '10 min left from 09:00', '09:10'],
  ['2026-03-09T18:25', '2026-03-10T09:01', 'dueSoon', '9 min left', '09:10'],
  ['2026-03-09T18:10', '2026-03-10T08:59', 'late', 'Late by 5 min', 'Monday at 18:55'],
  ['2026-03-09T18:10', '2026-03-10T09:10', 'late', 'Late by 15 min', 'Monday at 18:55'],
  // Sent while closed.
  ['2026-03-08T12:00', '2026-03-08T12:00', 'onTime', 'Starts on Monday at 09:00', 'Monday at 09:45'],
  ['2026-03-08T12:00', '2026-03-09T07:00', 'onTime', 'Starts at 09:00', '09:45'],
  ['2026-03-08T12:00', '2026-03-09T09:00', 'onTime', '45 min left', '09:45'],
  // Over a weekend, and from a business day late.
  ['2026-03-07T16:40', '2026-03-08T15:00', 'onTime', '25 min left from Monday at 09:00', 'Monday at 09:25'],
  ['2026-03-06T18:00', '2026-03-08T15:00', 'late', 'Late by 7 h 15 min', 'Friday at 18:45'],
  ['2026-03-09T13:50', '2026-03-10T14:34', 'late', 'Late by 9 h 59 min', 'Monday at 14:35'],
  ['2026-03-09T13:50', '2026-03-10T14:35', 'late', 'Late since Monday at 14:35', 'Monday at 14:35'],
  ['2026-03-09T13:50', '2026-03-15T14:34', 'late', 'Late since Monday at 14:35', 'Monday at 14:35'],
  [
    '2026-03-09T13:50',
    '2026-03-15T14:35',
    'late',
    'Late since 9 March 2026 at 14:35',
    '9 March 2026 at 14:35',
  ],
  [
    '2026-03-09T13:50',
    '2027-03-09T14:35',
    'late',
    'Late since 9 March 2026 at 14:35',
    '9 March 2026 at 14:35',
  ],
  // The clock of the device may be behind the server's.
  ['2026-03-09T13:50', '2026-03-09T13:49', 'onTime', '45 min left', '14:35'],
]

const since = (timeMs: number) => ({ waitingSince: new Date(timeMs), promisedAt: null })

describe('describeDeskReplyClock', () => {
  test.each(cases)('sent at %s, at %s: %s, %s, due %s', (sent, now, urgency, text, dueText) =>
    expect(describeDeskReplyClock(since(lagos(sent)), lagos(now), defaultCalendar)).toEqual({
      urgency,
      text,
      dueText,
    }),
  )

  test('counts to the time that staff promised, whenever that is', () => {
    const promised = { ...since(lagos('2026-03-09T09:00')), promisedAt: new Date('2026-03-09T16:00+01:00') }
    expect(describeDeskReplyClock(promised, lagos('2026-03-09T11:00'), defaultCalendar)).toEqual({
      urgency: 'onTime',
      text: 'Promised by 16:00',
      dueText: '16:00',
    })
    expect(describeDeskReplyClock(promised, lagos('2026-03-09T15:45'), defaultCalendar).urgency).toBe(
      'dueSoon',
    )
    expect(describeDeskReplyClock(promised, lagos('2026-03-09T16:20'), defaultCalendar).text).toBe(
      'Late by 20 min',
    )
  })

  const from = lagos('2026-03-02T00:00')
  const timeMs = fc.integer({ min: from, max: from + 21 * 86_400_000 })
  const urgencies: ReplyUrgency[] = ['late', 'dueSoon', 'onTime']

  test('gives an item that was sent earlier no more time than a later one: the order of sending is that of time left', () =>
    fc.assert(
      fc.property(timeMs, timeMs, timeMs, (first, second, now) => {
        const [earlier, later] = [Math.min(first, second), Math.max(first, second)]
        expect(getReplyDueTime(earlier, defaultCalendar)).toBeLessThanOrEqual(
          getReplyDueTime(later, defaultCalendar),
        )
        const [earlierRank, laterRank] = [earlier, later].map((sentAt) =>
          urgencies.indexOf(describeDeskReplyClock(since(sentAt), now, defaultCalendar).urgency),
        )
        expect(earlierRank).toBeLessThanOrEqual(laterRank ?? NaN)
      }),
    ))

  test('counts 45 minutes of business hours from sending to the due time, whenever it looks', () =>
    fc.assert(
      fc.property(timeMs, fc.nat({ max: 3 * 86_400_000 }), (sentAt, elapsedMs) => {
        const dueAt = getReplyDueTime(sentAt, defaultCalendar)
        const now = Math.min(sentAt + elapsedMs, dueAt)
        expect(getOpenMs(sentAt, now, defaultCalendar) + getOpenMs(now, dueAt, defaultCalendar)).toBe(
          maxReplyMinutes * 60_000,
        )
      }),
    ))
})
