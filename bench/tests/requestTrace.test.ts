import { describe, expect, test } from 'vitest'
import {
  getSubmissionDelayCauses,
  getSubmissionDeliveryTimes,
  type SubmissionTrace,
} from '../sending/requestTrace'

const outage = { from: 1000, to: 2000 }

const createTrace = (change: Partial<SubmissionTrace>): SubmissionTrace => ({
  ...{ id: 'a', list: 'b', extra: 'none', waits: 0, failures: 0, isBehind: false },
  ...{ pressedAt: 100, knownAt: 200 },
  ...change,
})

describe('the delay cause of a request', () => {
  test.each<[string, Partial<SubmissionTrace>, string]>([
    ['without delay', {}, 'nothing'],
    ['that waited for the rate limit', { waits: 1 }, 'rateLimit'],
    ['behind an earlier one', { isBehind: true }, 'rateLimit'],
    ['pressed before the outage, answered after it', { pressedAt: 900, knownAt: 2100 }, 'outage'],
    ['pressed in the outage', { pressedAt: 1900, knownAt: 2100 }, 'outage'],
    ['that never arrived after the outage', { pressedAt: 900, knownAt: null }, 'outage'],
    ['after the outage', { pressedAt: 2000, knownAt: 2100 }, 'nothing'],
  ])('%s is found', (_, change, cause) => {
    expect(getSubmissionDelayCauses([createTrace(change)], outage)).toEqual([cause])
  })

  test('is the outage for requests that queue behind an affected one', () => {
    const affected = createTrace({ pressedAt: 1900, knownAt: 2100 })
    const queued = createTrace({ pressedAt: 2050, knownAt: 32_100, isBehind: true, waits: 1 })
    expect(
      getSubmissionDelayCauses(
        [affected, queued, createTrace({ pressedAt: 50_000, knownAt: 50_010 })],
        outage,
      ),
    ).toEqual([...['outage', 'outage', 'nothing']])
  })
})

test('arrival times are grouped by delay cause and omit lost requests', () => {
  const senders = [
    [createTrace({ knownAt: 130 }), createTrace({ pressedAt: 900, knownAt: 2300 })],
    [createTrace({ knownAt: 150 }), createTrace({ pressedAt: 1900, knownAt: null })],
  ]
  expect(getSubmissionDeliveryTimes('nothing', senders, outage)).toEqual([30, 50])
  expect(getSubmissionDeliveryTimes('outage', senders, outage)).toEqual([1400])
})
