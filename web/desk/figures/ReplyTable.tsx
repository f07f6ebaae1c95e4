import { formatMinutes } from '../../../domain/figures/formatFigures'
import { summarizeReplies } from '../../../domain/figures/replySummary'
import { FiguresTable } from './FiguresTable'
import type { LabelledRow } from './rowLabels'

type Props = {
  /** The head of the first column. */
  name: string
  rows: readonly LabelledRow[]
  /** Whether each row is about answers, so that as many were received as answered. */
  isOfAnswers?: boolean
}

export function ReplyTable({ name, rows, isOfAnswers = false }: Props) {
  const received = isOfAnswers ? [] : ['Received']
  return (
    <FiguresTable
      heads={[name, ...received, 'Answered', 'Late', 'Median', '90th percentile']}
      rows={rows.map((row) => ({ ...row, cells: listCells(row, isOfAnswers) }))}
    />
  )
}

function listCells({ counters }: LabelledRow, isOfAnswers: boolean): string[] {
  const { received, answered, late, medianMinutes, p90Minutes } = summarizeReplies(counters)
  const counts = [...(isOfAnswers ? [] : [received]), answered, late].map(String)
  return [...counts, formatMinutes(medianMinutes), formatMinutes(p90Minutes)]
}
