import { formatMinutes, formatShortDate } from '../../../domain/figures/formatFigures'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { getReplyParts, summarizeReplies } from '../../../domain/figures/replySummary'
import { maxReplyMinutes } from '../../../domain/sent-items/replyClock'
import { type Column, ColumnChart } from './ColumnChart'
import type { LabelledRow } from './rowLabels'

const niceNumbers = [1, 1.2, 1.6, 2, 4, 6, 8, 10]

/** Two charts with a column for each day or week, whose `key` is its first date: how many came, and how long the answers took. */
export function ReplyColumns({ name, rows }: { name: 'day' | 'week'; rows: readonly LabelledRow[] }) {
  const summaries = rows.map(({ counters }) => summarizeReplies(counters))
  const maxMinutes = Math.max(maxReplyMinutes, ...summaries.map(({ p90Minutes }) => p90Minutes ?? 0))
  return (
    <>
      <ColumnChart
        title={`Requests and enquiries by ${name}`}
        columns={rows.map(toReceivedColumn)}
        maximum={getNiceMaximum(Math.max(...summaries.map(({ received }) => received)))}
        legend={{ good: 'Answered in time', bad: 'Late', open: 'Waiting' }}
      />
      <ColumnChart
        title={`Minutes to answer by ${name}`}
        columns={rows.map(toMinutesColumn)}
        maximum={getNiceMaximum(maxMinutes)}
        line={maxReplyMinutes}
        legend={{
          good: deskFiguresMessages.halfWithinColumn,
          soft: deskFiguresMessages.nineOfTenWithinColumn,
          line: `Promised: ${maxReplyMinutes} minutes`,
        }}
      />
    </>
  )
}

function toReceivedColumn({ key, label, counters }: LabelledRow): Column {
  const { inTime, late, waiting } = getReplyParts(counters)
  return {
    key,
    label,
    mark: formatShortDate(key),
    text: `${inTime} answered in time, ${late} late, ${waiting} waiting`,
    parts: [
      { tone: 'good', value: inTime },
      { tone: 'bad', value: late },
      { tone: 'open', value: waiting },
    ],
  }
}

function toMinutesColumn({ key, label, counters }: LabelledRow): Column {
  const { medianMinutes, p90Minutes } = summarizeReplies(counters)
  const median = medianMinutes ?? 0
  return {
    key,
    label,
    mark: formatShortDate(key),
    text: formatPercentiles(medianMinutes, p90Minutes),
    parts: [
      { tone: 'good', value: median },
      { tone: 'soft', value: (p90Minutes ?? 0) - median },
    ],
  }
}

function formatPercentiles(median: number | null, p90: number | null): string {
  if (median === null) return deskFiguresMessages.noAnswers
  const half = deskFiguresMessages.formatHalfWithin(formatMinutes(median))
  return `${half}, ${deskFiguresMessages.formatNineOfTenWithin(formatMinutes(p90))}`
}

/** The least round and even number from `value` on, for the top of a scale. */
function getNiceMaximum(value: number): number {
  let power = 1
  while (value > 10 * power) power *= 10
  const maximums = niceNumbers.map((number) => number * power)
  return maximums.find((maximum) => maximum >= value && maximum % 2 === 0) ?? 10 * power
}
