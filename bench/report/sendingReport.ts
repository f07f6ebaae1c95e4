import { audit, type Audit } from '../sending/audit'
import type { Sent } from '../sending/measureSending'
import { crowd } from '../sending/plan'
import { type Held, timesHeldBy } from '../sending/trace'
import { verdict, written } from './figure'
import { machine } from './machine'
import { median, percentile } from './statistics'
import { table } from './table'

const seconds = { digits: 2, name: 's' }
const truthSeconds = 10

/** Whether each request arrived once, and how long it took, as Markdown. */
export function sendingReport(sent: Sent, now = new Date()): string {
  const { senders, holdings, outage } = sent
  const lines = [
    `${now.toISOString().slice(0, 10)}, ${crowd.senders} senders, ${crowd.requestsEach} requests each; Firestore: ${sent.firestore}.\n${machine()}.`,
    countTable(audit(senders, holdings, outage)),
    timeTable(sent),
    story(sent),
  ]
  return lines.join('\n\n')
}

const whole = { digits: 0, name: '' }

function countTable({ pressed, arrived, ...faults }: Audit): string {
  const wanted = crowd.senders * crowd.requestsEach
  const all = (name: string, count: number) => [
    ...[name, inWords(wanted), inWords(count)],
    count === wanted ? 'holds' : `does not hold, ${inWords(Math.abs(wanted - count))} off`,
  ]
  const none = (name: string, count: number) => [name, '0', inWords(count), verdict(count, 0, whole)]
  return table(
    ['Requests', 'Limit', 'Counted', 'Verdict'],
    [
      all('sent', pressed),
      all('arrived', arrived),
      none('lost', faults.lost),
      none('doubled', faults.doubled),
      none('without a stamp of their own', faults.unpaid),
      none('written while Firestore was paused', faults.inOutage),
      none('arrived, and their sender was not told', faults.untold),
      none('senders with a second account or a sixth request', faults.splitSenders),
    ],
  )
}

function inWords(number: number): string {
  return number.toLocaleString('en')
}

const causes: Record<Held, string> = {
  nothing: 'held up by nothing',
  pace: 'pressed within the 30 s, so they waited',
  outage: 'caught by the outage, or queued behind it',
}

function timeTable({ senders, outage }: Sent): string {
  const rows = (Object.keys(causes) as Held[]).map((cause) => {
    const times = timesHeldBy(cause, senders, outage).map((ms) => ms / 1000)
    if (times.length === 0) return [causes[cause], '0', '', '', '', '']
    const longest = Math.max(...times)
    return [
      ...[causes[cause], inWords(times.length), written(median(times), seconds)],
      ...[written(percentile(times, 95), seconds), written(longest, seconds)],
      cause === 'nothing' ? verdict(longest, truthSeconds, seconds) : '',
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
  return table(header, rows)
}

function story({ senders, outage }: Sent): string {
  const traces = senders.flat()
  const sum = (of: 'waits' | 'failures') => traces.reduce((total, trace) => total + trace[of], 0)
  const extra = (kind: string) => traces.filter((trace) => trace.extra === kind).length
  return [
    `Firestore was paused for ${written((outage.to - outage.from) / 1000, { digits: 1, name: 's' })}; ${sum('failures')} attempts got no answer.`,
    `Refused for the 30 s and waited for: ${sum('waits')}.`,
    `Pressed twice: ${extra('pressedTwice')}, sent from a second tab as well: ${extra('secondTab')}, attempted twice at once: ${extra('sentBeside')}, once more when there: ${extra('sentAgain')}.`,
  ].join('\n')
}
