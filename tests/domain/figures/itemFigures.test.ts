import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { getItemFigures } from '../../../domain/figures/itemFigures'
import { getReplyDueTime } from '../../../domain/sent-items/replyClock'
import { createSentItem } from '../sent-items/createSentItem'

// Sent on Monday 9 March 2026 at 13:50 in Lagos, so the reply is due at 14:35.
const waiting = createSentItem()
const dueAt = getReplyDueTime(waiting.createdAt.getTime(), defaultCalendar)
const answer = { uid: 'sola', name: 'Sola Staff', channel: 'whatsapp' } as const
const isKnown = () => true

function answeredAfter(ms: number) {
  const answeredAt = new Date(waiting.createdAt.getTime() + ms)
  return createSentItem({ status: 'answered', answer, answeredAt, updatedAt: answeredAt })
}

const count = (item = waiting, now = dueAt) =>
  getItemFigures(item, now, { isKnownProduct: isKnown, quotes: {}, calendar: defaultCalendar })

describe('a sent item counts', () => {
  test('as received on its day and in its hour in Lagos, with its products', () =>
    expect(count()).toEqual({
      date: '2026-03-09',
      counters: { received: 1, hours: { 13: { received: 1 } }, products: { 1: { requests: 1, halves: 3 } } },
      lateAt: dueAt,
    }))

  test('with its first answer also where it waits again since', () => {
    const answered = answeredAfter(11.5 * 60_000)
    const waitsAgain = { ...answered, status: 'new', waitingSince: new Date('2026-03-20T10:00:00Z') } as const
    expect(count(waitsAgain)).toEqual(count(answered))
  })

  test('on the next day from midnight in Lagos, which is 23:00 UTC', () => {
    const createdAt = new Date('2026-03-09T23:00:00Z')
    expect(count(createSentItem({ createdAt, items: [] }))).toMatchObject({
      date: '2026-03-10',
      counters: { hours: { 0: { received: 1 } } },
    })
  })

  test('with its answer, minutes, channel and staff', () => {
    const reply = { received: 1, answered: 1, minutes: { 12: 1 } }
    expect(count(answeredAfter(11.5 * 60_000))).toEqual({
      date: '2026-03-09',
      counters: {
        ...reply,
        hours: { 13: reply },
        channels: { whatsapp: reply },
        staff: { 'sola Sola Staff': reply },
        products: { 1: { requests: 1, halves: 3 } },
      },
      lateAt: null,
    })
  })

  test.each([
    ['answered at the due time', answeredAfter(45 * 60_000), { minutes: { 45: 1 } }, false],
    ['answered a moment later', answeredAfter(45 * 60_000 + 1), { minutes: { 46: 1 } }, true],
    ['waiting at the due time', waiting, {}, false],
    ['closed, if nobody knows when it was answered', createSentItem({ status: 'closed', answer }), {}, false],
  ])('%s', (_, item, counters, isLate) => {
    const figures = count(item)
    expect(figures.counters).toMatchObject(counters)
    expect(figures.counters.late).toBe(isLate ? 1 : undefined)
  })

  test('as late once the due time has passed without an answer', () =>
    expect(count(waiting, dueAt + 1)).toMatchObject({
      counters: { late: 1, hours: { 13: { late: 1 } } },
      lateAt: null,
    }))

  test('only minutes of business hours', () => {
    const createdAt = new Date('2026-03-09T18:50+01:00')
    const answeredAt = new Date('2026-03-10T09:05+01:00')
    const item = createSentItem({ createdAt, status: 'answered', answer, answeredAt })
    expect(count(item).counters).toMatchObject({ minutes: { 15: 1 } })
  })

  test('each product once, with its whole quantity, and no product that is not in the catalogue', () => {
    const items = [
      { productId: '1', halves: 3 },
      { productId: '99999', halves: 2 },
      { productId: '1', halves: 1 },
    ]
    const { counters } = getItemFigures(createSentItem({ items }), dueAt, {
      isKnownProduct: (id) => id !== '99999',
      quotes: {},
      calendar: defaultCalendar,
    })
    expect(counters.products).toEqual({ 1: { requests: 1, halves: 4 } })
  })

  test('the same after its sender had their account deleted', () => {
    const item = answeredAfter(60_000)
    const stripped = {
      ...item,
      senderUid: 'deleted',
      sender: { name: 'Deleted account', phone: '', whatsapp: '', email: '' },
      text: 'Deleted',
    }
    expect(count(stripped)).toEqual(count(item))
  })
})
