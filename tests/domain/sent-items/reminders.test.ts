import { describe, expect, test } from 'vitest'
import { formatReminder } from '../../../domain/sent-items/deskMoment'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import { emptyInboxFilter, type InboxFilter } from '../../../domain/sent-items/inboxFilter'
import { listDueReminders } from '../../../domain/sent-items/reminders'
import { createSentItem } from './createSentItem'

const now = Date.parse('2026-03-09T16:00+01:00')

describe('the time of a reminder', () => {
  test.each([
    ['2026-03-09T16:00+01:00', 'Reminder 9 Mar at 16:00', 'at 16:00'],
    ['2026-12-31T09:05+01:00', 'Reminder 31 Dec at 09:05', 'on 31 December at 09:05'],
    ['2027-01-01T00:00+01:00', 'Reminder 1 Jan 2027 at 00:00', 'on 1 January 2027 at 00:00'],
  ])('%s is %j, and that of something that happened %j', (time, reminder, moment) => {
    expect(formatReminder(new Date(time), now)).toBe(reminder)
    expect(formatLagosMoment(new Date(time).getTime(), now)).toBe(moment)
  })
})

describe('a reminder', () => {
  const due = createSentItem({ remindAt: new Date(now), claimedBy: { uid: 'sola', name: 'Sola' } })
  const later = createSentItem({ remindAt: new Date(now + 1) })
  const isListed = (change: Partial<InboxFilter>, staffUid = 'sola') =>
    listDueReminders([due], { ...emptyInboxFilter, ...change }, { staffUid, now }).length === 1

  test('is due from its time on', () =>
    expect(listDueReminders([later, due], emptyInboxFilter, { staffUid: 'sola', now })).toEqual([due]))

  test.each([
    [{}, true],
    [{ kind: 'requests' }, true],
    [{ kind: 'enquiries' }, false],
    [{ status: 'new' }, true],
    [{ status: 'answered' }, false],
    [{ owner: 'mine' }, true],
    [{ owner: 'unclaimed' }, false],
  ] as const)('shows in the filter %o: %s', (filter, isExpected) => expect(isListed(filter)).toBe(isExpected))

  test("shows among a staff member's own items for that member alone", () =>
    expect(isListed({ owner: 'mine' }, 'ada')).toBe(false))
})
