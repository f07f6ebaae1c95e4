import type { OutageResult, OutagesResult } from '../outage/measureOutages'
import { describeMachine } from './describeMachine'
import { renderMarkdownTable } from './renderMarkdownTable'

/** What waits must be sent within a quarter of an hour after the mail server is back. */
const maxDrainedMs = 15 * 60_000

/** Renders a Markdown report of what outages of the mail server made of 10,000 deliveries each. */
export function renderOutageReport({ results, firestore }: OutagesResult, now = new Date()): string {
  return [
    `${now.toISOString().slice(0, 10)}; Firestore: ${firestore}.\n${describeMachine()}.`,
    renderMarkdownTable(
      [
        'For seven hours, the mail server',
        'Recorded',
        'Lost',
        'Doubled',
        'Failed',
        'Attempts at most',
        'Longest run',
        'Drained after',
        'Verdict',
      ],
      results.map(renderRow),
    ),
  ].join('\n\n')
}

/** Whether nothing was lost, doubled or failed, and all was sent in time. */
export function holdsOutage(result: OutageResult): boolean {
  const { lost, doubled, failed } = countOutcomes(result)
  return lost + doubled + failed === 0 && result.drainedMs <= maxDrainedMs
}

function renderRow(result: OutageResult): string[] {
  const { recorded, lost, doubled, failed } = countOutcomes(result)
  const counts = [recorded, lost, doubled, failed, result.attempts]
  return [
    result.title,
    ...counts.map((count) => count.toLocaleString('en')),
    `${Math.round(result.longestRunMs / 1000)} s`,
    `${(result.drainedMs / 60_000).toFixed(1)} min`,
    holdsOutage(result) ? 'holds' : 'does not hold',
  ]
}

/** An e-mail to the business names many items, so these are counted by the numbers in its subjects. */
function countOutcomes({ kinds, announced, items }: OutageResult) {
  const sum = (name: 'expected' | 'missing' | 'lost' | 'doubled' | 'failed' | 'unsettled') =>
    kinds.reduce((total, kind) => total + kind[name], 0)
  return {
    recorded: sum('expected'),
    lost: sum('missing') + sum('lost') + sum('unsettled') + Math.max(0, items - announced),
    doubled: sum('doubled') + Math.max(0, announced - items),
    failed: sum('failed'),
  }
}
