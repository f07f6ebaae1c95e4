import { formatMinutes } from '../../../domain/figures/formatFigures'
import { summarizeReplies } from '../../../domain/figures/replySummary'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { Bars } from './Bars'
import type { LabelledRow } from './rowLabels'

/** Who or what answered how often, and how fast. */
export function AnswerBars({ rows }: { rows: readonly LabelledRow[] }) {
  if (rows.length === 0) return <p>{deskFiguresMessages.nothingAnswered}</p>
  return <Bars bars={rows.map(toBar)} />
}

function toBar({ key, label, counters }: LabelledRow) {
  const { answered, late, medianMinutes } = summarizeReplies(counters)
  const median = medianMinutes === null ? '' : `, median ${formatMinutes(medianMinutes)}`
  return { key, label, value: answered, text: `${answered} answered, ${late} late${median}` }
}
