import { expect, test } from 'vitest'
import { getVersionsFrom, planArrivals } from '../arrivals/arrivalPlan'
import { countKindOutcomes, countMailsPerMinute } from '../arrivals/countArrivalOutcomes'
import { renderArrivalDeliveriesReport } from '../report/renderArrivalDeliveriesReport'
import type { Delivery, DeliveryKind } from '../../domain/deliveries/delivery'

const createDelivery = (id: string, change: Partial<Delivery>): Delivery => ({
  ...{ id, item: { kind: 'requests', id: 'one' }, to: 'ada@example.com', attempts: 1 },
  ...{ kind: 'confirmationMail', status: 'sent', dueAt: null, error: '', updatedAt: new Date(0) },
  ...change,
})

const expected = new Map<string, DeliveryKind>([
  ...['arrived', 'lost', 'doubled', 'failed', 'failedButArrived', 'waiting', 'missing'].map(
    (id) => [id, 'confirmationMail'] as const,
  ),
  ...['firstOfMail', 'inSameMail'].map((id) => [id, 'arrivalMail'] as const),
])

const kinds = countKindOutcomes(
  expected,
  [
    ...['arrived', 'lost', 'doubled'].map((id) => createDelivery(id, {})),
    ...['failed', 'failedButArrived'].map((id) => createDelivery(id, { status: 'failed' })),
    createDelivery('waiting', { status: 'waiting' }),
    ...['firstOfMail', 'inSameMail'].map((id) => createDelivery(id, { kind: 'arrivalMail' })),
  ],
  ['arrived', 'doubled', 'doubled', 'failedButArrived', 'firstOfMail'],
)

test('counts what is missing, was lost, doubled, failed, and waits still', () => {
  expect(kinds).toEqual([
    {
      ...{ kind: 'confirmationMail', expected: 7, missing: 1, sent: 3, lost: 1, doubled: 1 },
      ...{ failed: 2, failedButArrived: 1, unsettled: 1 },
    },
    {
      ...{ kind: 'arrivalMail', expected: 2, missing: 0, sent: 2, lost: 0, doubled: 0 },
      ...{ failed: 0, failedButArrived: 0, unsettled: 0 },
    },
  ])
})

test('counts the most e-mails within a minute', () => {
  const mails = [0, 30_000, 59_999, 60_000, 200_000].map((at) => ({ itemCount: 1, at }))
  expect(countMailsPerMinute(mails)).toBe(3)
  expect(countMailsPerMinute([])).toBe(0)
})

test('plans each event one to three times, and the same with the same seed', () => {
  const { items, events } = planArrivals(3, 30)
  const counts = items.flatMap((item) =>
    item.versions.map(
      (_, version) => events.filter((event) => event.item === item && event.version === version).length,
    ),
  )
  expect(counts).toHaveLength(60)
  expect(new Set(counts)).toEqual(new Set([1, 2, 3]))
  expect(planArrivals(3, 30)).toEqual({ items, events })
})

test('moves the times of an item to its arrival', () => {
  const [item] = planArrivals(3, 2).items.slice(1)
  const versions = item ? getVersionsFrom(item, 1_000_000) : []
  expect(versions[0]?.createdAt).toEqual(new Date(1_000_000))
  expect(Number(versions[1]?.updatedAt)).toBeGreaterThanOrEqual(1_060_000)
})

test('the report says what does not hold', () => {
  const report = renderArrivalDeliveriesReport({
    kinds,
    businessMails: { itemCount: 3, perMinute: 1 },
    figures: { days: 1, wrongDays: 0, wrongAnswerTimes: 0 },
    events: { planned: 5, deliveries: 9, seconds: 12 },
    disturbances: { kills: 2, interrupted: 4, failed: 1 },
    ...{ scheduleRuns: 3, firestore: 'hidane' },
  })
  expect(report).toContain('5 events came 9 times in 12 s. Functions were killed 2 times')
  expect(report).toMatch(/\| arrived more often than it may +\| 0 +\| 1 +\| does not hold/)
  expect(report).toMatch(
    /\| arrivals that no or two e-mails to the business count +\| 0 +\| 1 +\| does not hold/,
  )
  expect(report).toMatch(/\| days whose figures differ from their items +\| 0 +\| 0 +\| holds/)
})
