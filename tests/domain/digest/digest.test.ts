import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { createDigest, createDigestPush, isEmptyDigest } from '../../../domain/digest/digest'
import { findDigestDay } from '../../../domain/digest/digestDay'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'

const at = (text: string) => Date.parse(`${text}+01:00`)

describe('the morning summary is due', () => {
  test.each([
    ['from the minute of opening', '2026-03-09T09:00', '2026-03-09'],
    ['for two hours', '2026-03-09T10:59', '2026-03-09'],
    ['on a Saturday from its own opening', '2026-03-14T10:00', '2026-03-14'],
  ])('%s', (_, time, day) => expect(findDigestDay(at(time), defaultCalendar)).toBe(day))

  test.each([
    ['before the opening', '2026-03-09T08:59:59'],
    ['two hours after it', '2026-03-09T11:00'],
    ['on a closed day', '2026-03-08T10:00'],
    ['on a Saturday at the opening of other days', '2026-03-14T09:30'],
    ['at night', '2026-03-09T00:30'],
  ])('not %s', (_, time) => expect(findDigestDay(at(time), defaultCalendar)).toBeNull())
})

const now = at('2026-03-09T09:00')
const sola = { uid: 'sola', name: 'Sola' }
// Due on Saturday at 16:45 and on Monday at 09:45.
const late = createSentItem({ createdAt: new Date(at('2026-03-07T16:00')) })
const onTime = createSentItem({ createdAt: new Date(at('2026-03-08T12:00')) })

const createTestDigest = (items: readonly SentItem[], isComplete: boolean) =>
  createDigest(items, { now, calendar: defaultCalendar, isComplete })

describe('the morning summary', () => {
  test('counts what waits and what is late, and says who has how much and what nobody has', () => {
    const items = [
      { ...late, claimedBy: sola },
      late,
      { ...onTime, claimedBy: sola },
      { ...onTime, claimedBy: { uid: 'emeka', name: 'Emeka' } },
      onTime,
    ]
    expect(createDigestPush(createTestDigest(items, true))).toEqual({
      title: '5 items are waiting for a reply',
      body: '2 are late. Sola has 2, Emeka has 1, nobody has claimed 2.',
      tag: 'morning-summary',
      path: '/staff',
    })
  })

  test.each([
    [[onTime], '1 item is waiting for a reply: None is late. Nobody has claimed 1.'],
    [[late], '1 item is waiting for a reply: 1 is late. Nobody has claimed 1.'],
    [
      [{ ...onTime, claimedBy: sola }, onTime],
      '2 items are waiting for a reply: None is late. Sola has 1, nobody has claimed 1.',
    ],
  ])('%# reads well whatever the numbers are', (items, text) => {
    const { title, body } = createDigestPush(createTestDigest(items, true))
    expect(`${title}: ${body}`).toBe(text)
  })

  test('says that there may be more than was read', () => {
    const { title, body } = createDigestPush(createTestDigest(Array<SentItem>(100).fill(late), false))
    expect(title).toBe('At least 100 items are waiting for a reply')
    expect(body).toMatch(/^At least 100 are late\./)
  })

  test('is empty when nothing waits', () => {
    expect(isEmptyDigest(createTestDigest([], true))).toBe(true)
    expect(isEmptyDigest(createTestDigest([late], true))).toBe(false)
    expect(isEmptyDigest(createTestDigest([onTime], true))).toBe(false)
  })
})
