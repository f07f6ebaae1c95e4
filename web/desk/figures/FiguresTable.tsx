import { formatMinutes } from '../../../domain/figures/formatFigures'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { summarizeReplies } from '../../../domain/figures/replySummary'
import type { LabelledRow } from './rowLabels'
import styles from './FiguresTable.module.css'

type Props = {
  heads: readonly string[]
  rows: readonly { key: string; label: string; cells: readonly string[] }[]
}

export function FiguresTable({ heads, rows }: Props) {
  return (
    // Keyboards must be able to scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={`Table: ${heads[0] ?? ''}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ReplyTableProps = {
  /** The head of the first column. */
  name: string
  rows: readonly LabelledRow[]
  /** Whether each row is about answers, so that as many were received as answered. */
  isOfAnswers?: boolean
}

export function ReplyTable({ name, rows, isOfAnswers = false }: ReplyTableProps) {
  const received = isOfAnswers ? [] : [deskFiguresMessages.receivedColumn]
  return (
    <FiguresTable
      heads={[
        name,
        ...received,
        deskFiguresMessages.answeredColumn,
        deskFiguresMessages.lateColumn,
        deskFiguresMessages.halfWithinColumn,
        deskFiguresMessages.nineOfTenWithinColumn,
      ]}
      rows={rows.map((row) => ({ ...row, cells: listCells(row, isOfAnswers) }))}
    />
  )
}

function listCells({ counters }: LabelledRow, isOfAnswers: boolean): string[] {
  const { received, answered, late, medianMinutes, p90Minutes } = summarizeReplies(counters)
  const counts = [...(isOfAnswers ? [] : [received]), answered, late].map(String)
  return [...counts, formatMinutes(medianMinutes), formatMinutes(p90Minutes)]
}
