import { countSubmissionOutcomes, type SubmissionOutcomeCounts } from '../sending/countSubmissionOutcomes'
import type { SubmissionDeliveryResult } from '../sending/measureSubmissionDelivery'
import { simulatedSenderCounts } from '../sending/sendingPlan'
import { type SubmissionDelayCause, getSubmissionDeliveryTimes } from '../sending/requestTrace'
import { formatLimitCheck, formatNumber } from './figure'
import { describeMachine } from './describeMachine'
import { median, percentile } from './statistics'
import { renderMarkdownTable } from './renderMarkdownTable'

const secondsUnit = { digits: 2, name: 's' }
const maxArrivalSeconds = 10

/** Renders a Markdown report that says whether each request arrived exactly once and how long its delivery took. */
export function renderSubmissionDeliveryReport(result: SubmissionDeliveryResult, now = new Date()): string {
  const { senders, snapshot, outage } = result
  const lines = [
    `${now.toISOString().slice(0, 10)}, ${simulatedSenderCounts.senders} senders, ${simulatedSenderCounts.requestsEach} requests each; Firestore: ${result.firestore}.\n${describeMachine()}.`,
    renderCountTable(countSubmissionOutcomes(senders, snapshot, outage)),
    renderTimeTable(result),
    renderSummary(result),
  ]
  return lines.join('\n\n')
}

const countUnit = { digits: 0, name: '' }

function renderCountTable({ pressed, arrived, ...failures }: SubmissionOutcomeCounts): string {
  const expectedCount = simulatedSenderCounts.senders * simulatedSenderCounts.requestsEach
  const equalRow = (name: string, count: number) => [
    ...[name, formatCount(expectedCount), formatCount(count)],
    count === expectedCount ? 'holds' : `does not hold, ${formatCount(Math.abs(expectedCount - count))} off`,
  ]
  const zeroRow = (name: string, count: number) => [
    name,
    '0',
    formatCount(count),
    formatLimitCheck(count, 0, countUnit),
  ]
  return renderMarkdownTable(
    ['Requests', 'Limit', 'Counted', 'Verdict'],
    [
      equalRow('sent', pressed),
      equalRow('arrived', arrived),
      zeroRow('lost', failures.lost),
      zeroRow('doubled', failures.doubled),
      zeroRow('without a stamp of their own', failures.unpaid),
      zeroRow('written while Firestore was paused', failures.inOutage),
      zeroRow('arrived, and their sender was not told', failures.unconfirmed),
      zeroRow('senders with a second account or a sixth request', failures.splitSenders),
    ],
  )
}

function formatCount(number: number): string {
  return number.toLocaleString('en')
}

const causeLabels: Record<SubmissionDelayCause, string> = {
  nothing: 'held up by nothing',
  rateLimit: 'pressed within the 30 s, so they waited',
  outage: 'caught by the outage, or queued behind it',
}

function renderTimeTable({ senders, outage }: SubmissionDeliveryResult): string {
  const rows = (Object.keys(causeLabels) as SubmissionDelayCause[]).map((cause) => {
    const times = getSubmissionDeliveryTimes(cause, senders, outage).map((ms) => ms / 1000)
    if (times.length === 0) return [causeLabels[cause], '0', '', '', '', '']
    const longest = Math.max(...times)
    return [
      ...[causeLabels[cause], formatCount(times.length), formatNumber(median(times), secondsUnit)],
      ...[formatNumber(percentile(times, 95), secondsUnit), formatNumber(longest, secondsUnit)],
      cause === 'nothing' ? formatLimitCheck(longest, maxArrivalSeconds, secondsUnit) : '',
    ]
  })
  const header = [
    'From the press to its arrival',
    'Requests',
    'Median',
    '95 of 100',
    'Longest',
    'Longest ≤ 10 s',
  ]
  return renderMarkdownTable(header, rows)
}

function renderSummary({ senders, outage }: SubmissionDeliveryResult): string {
  const traces = senders.flat()
  const sum = (key: 'waits' | 'failures') => traces.reduce((total, trace) => total + trace[key], 0)
  const extra = (kind: string) => traces.filter((trace) => trace.extra === kind).length
  return [
    `Firestore was paused for ${formatNumber((outage.to - outage.from) / 1000, { digits: 1, name: 's' })}; ${sum('failures')} attempts got no answer.`,
    `Refused for the 30 s and waited for: ${sum('waits')}.`,
    `Pressed twice: ${extra('pressedTwice')}, sent from a second tab as well: ${extra('secondTab')}, attempted twice at once: ${extra('sentInParallel')}, once more when there: ${extra('sentAgain')}.`,
  ].join('\n')
}
