import { describe, expect, test } from 'vitest'
import { sendingReport } from '../../bench/report/sendingReport'
import type { Sent } from '../../bench/sending/measureSending'
import { crowd, planOf } from '../../bench/sending/plan'

/** What a crowd leaves behind whose every request takes 50 ms, before an outage that hurts nobody. */
function flawless(): Sent {
  const senders = Array.from({ length: crowd.senders }, (_, sender) =>
    planOf(sender).map(({ list, extra, afterMs }, at) => ({
      ...{ id: `${sender}-${at}`, list, extra, pressedAt: afterMs, knownAt: afterMs + 50 },
      ...{ waits: 0, failures: 0, isBehind: false },
    })),
  )
  const requests = senders.flatMap((traces, sender) =>
    traces.map(({ id, list }, at) => ({ id, list, uid: `uid ${sender}`, createdAt: at * 31_000 })),
  )
  const stamps = senders.map((_, sender) => `requests/${sender}-4`)
  const outage = { from: 500_000, to: 530_000 }
  return { senders, holdings: { requests, stamps }, outage, firestore: 'cloud-sdk' }
}

const row = (report: string, name: string) =>
  report
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1)

describe('the report of the sending', () => {
  test('says that a thousand arrived once, and how long they took', () => {
    const report = sendingReport(flawless())
    expect(row(report, 'arrived')).toEqual(['1,000', '1,000', 'holds'])
    expect(row(report, 'lost')).toEqual(['0', '0', 'holds'])
    expect(row(report, 'held up by nothing')).toEqual(['1,000', '0.05 s', '0.05 s', '0.05 s', 'holds'])
    expect(row(report, 'caught by the outage, or queued behind it')?.[0]).toBe('0')
    expect(report).toContain('Firestore was paused for 30.0 s')
    expect(report).not.toContain('does not hold')
  })

  test('says what does not hold', () => {
    const { holdings, ...sent } = flawless()
    const report = sendingReport({ ...sent, holdings: { ...holdings, requests: holdings.requests.slice(1) } })
    expect(row(report, 'arrived')).toEqual(['1,000', '999', 'does not hold, 1 off'])
    expect(row(report, 'lost')).toEqual(['0', '1', 'does not hold, by 1'])
  })
})
