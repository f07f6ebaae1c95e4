import {
  countFaultOutcomes,
  groupRunsByFault,
  hadScriptFault,
  isRunSuccessful,
} from '../faults/countFaultOutcomes'
import type { FaultRunResult } from '../faults/faultRun'
import type { FaultySendsResult } from '../faults/measureFaultySends'
import { describeMachine } from './describeMachine'
import { formatLimitCheck, formatNumber } from './figure'
import { renderMarkdownTable } from './renderMarkdownTable'
import { median } from './statistics'

const countUnit = { digits: 0, name: '' }
const secondsUnit = { digits: 1, name: 's' }

/** Renders a Markdown report of the sends with faults; a failed run is named with its seed and its faults. */
export function renderFaultySendsReport(result: FaultySendsResult, now = new Date()): string {
  const { runs, firestore, chromium } = result
  const scriptFaultRuns = runs.filter(hadScriptFault)
  const lines = [
    `${now.toISOString().slice(0, 10)}, ${runs.length} requests with faults; Chromium ${chromium}, Firestore: ${firestore}.\n${describeMachine()}.`,
    renderCountTable(runs),
    `Of these, ${scriptFaultRuns.length} had a captive portal's page, or no answer, in place of a script; ${scriptFaultRuns.filter((run) => !isRunSuccessful(run)).length} of them failed.`,
    renderFaultTable(runs),
    ...runs.filter((run) => !isRunSuccessful(run)).map(formatFailure),
  ]
  return lines.join('\n\n')
}

function renderCountTable(runs: readonly FaultRunResult[]): string {
  const { sent, arrived, ...failures } = countFaultOutcomes(runs)
  const labels = {
    lost: 'lost',
    doubled: 'doubled',
    stuck: 'stuck: kept in the browser, not arrived within two minutes of a healthy network',
    unconfirmed: 'arrived, and their sender was not told',
  }
  const rows = (Object.keys(labels) as (keyof typeof labels)[]).map((name) => [
    ...[labels[name], '0', String(failures[name])],
    formatLimitCheck(failures[name], 0, countUnit),
  ])
  return renderMarkdownTable(
    ['Requests', 'Limit', 'Counted', 'Verdict'],
    [
      ['sent', '', String(sent), ''],
      ['arrived', String(sent), String(arrived), arrived === sent ? 'holds' : 'does not hold'],
      ...rows,
    ],
  )
}

function renderFaultTable(runs: readonly FaultRunResult[]): string {
  const rows = groupRunsByFault(runs).map(([name, group]) => {
    const seconds = group.flatMap(({ confirmedAfterMs }) =>
      confirmedAfterMs === null ? [] : [confirmedAfterMs / 1000],
    )
    const times = seconds.length === 0 ? ['', ''] : [median(seconds), Math.max(...seconds)]
    return [
      ...[name, String(group.length), String(group.filter((run) => !isRunSuccessful(run)).length)],
      ...times.map((time) => (typeof time === 'number' ? formatNumber(time, secondsUnit) : time)),
    ]
  })
  return renderMarkdownTable(['Fault', 'Runs', 'Failed', 'Confirmed after: median', 'Longest'], rows)
}

function formatFailure({ plan, arrived, isKept }: FaultRunResult): string {
  return `Seed ${plan.seed} failed (arrived ${arrived} times, ${isKept ? 'kept' : 'not kept'}): ${JSON.stringify(plan)}. Repeat it with npm run bench -- --only faults --seed ${plan.seed}`
}
