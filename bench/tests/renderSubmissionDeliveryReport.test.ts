import { describe, expect, test } from 'vitest'
import { renderSubmissionDeliveryReport } from '../report/renderSubmissionDeliveryReport'
import type { SubmissionDeliveryResult } from '../sending/measureSubmissionDelivery'
import { simulatedSenderCounts, createSubmissionPlan } from '../sending/sendingPlan'

/** The result of a run in which every request arrives after 50 ms and none is affected by the outage. */
function createSuccessfulResult(): SubmissionDeliveryResult {
  const senders = Array.from({ length: simulatedSenderCounts.senders }, (_, sender) =>
    createSubmissionPlan(sender).map(({ list, extra, afterMs }, index) => ({
      ...{ id: `${sender}-${index}`, list, extra, pressedAt: afterMs, knownAt: afterMs + 50 },
      ...{ waits: 0, failures: 0, isBehind: false },
    })),
  )
  const requests = senders.flatMap((traces, sender) =>
    traces.map(({ id, list }, index) => ({ id, list, uid: `uid ${sender}`, createdAt: index * 31_000 })),
  )
  const stamps = senders.map((_, sender) => `requests/${sender}-4`)
  const outage = { from: 500_000, to: 530_000 }
  return { senders, snapshot: { requests, stamps }, outage, firestore: 'cloud-sdk' }
}

const findRow = (report: string, name: string) =>
  report
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1)

describe('the sending report', () => {
  test('shows the number of arrived requests and their times', () => {
    const report = renderSubmissionDeliveryReport(createSuccessfulResult())
    expect(findRow(report, 'arrived')).toEqual(['1,000', '1,000', 'holds'])
    expect(findRow(report, 'lost')).toEqual(['0', '0', 'holds'])
    expect(findRow(report, 'held up by nothing')).toEqual(['1,000', '0.05 s', '0.05 s', '0.05 s', 'holds'])
    expect(findRow(report, 'caught by the outage, or queued behind it')?.[0]).toBe('0')
    expect(report).toContain('Firestore was paused for 30.0 s')
    expect(report).not.toContain('does not hold')
  })

  test('shows limits that do not hold', () => {
    const { snapshot, ...result } = createSuccessfulResult()
    const report = renderSubmissionDeliveryReport({
      ...result,
      snapshot: { ...snapshot, requests: snapshot.requests.slice(1) },
    })
    expect(findRow(report, 'arrived')).toEqual(['1,000', '999', 'does not hold, 1 off'])
    expect(findRow(report, 'lost')).toEqual(['0', '1', 'does not hold, by 1'])
  })
})
