import { getCount } from '../../domain/figures/counters'
import { FiguresTable } from './FiguresTable'
import type { LabelledRow } from './rowLabels'

/** The products with the number of requests and the whole quantity. */
export function ProductTable({ rows }: { rows: readonly LabelledRow[] }) {
  return (
    <FiguresTable
      heads={['Product', 'Requests', 'Quantity']}
      rows={rows.map((row) => ({ ...row, cells: listCells(row) }))}
    />
  )
}

function listCells({ counters }: LabelledRow): string[] {
  return [String(getCount(counters, 'requests')), String(getCount(counters, 'halves') / 2)]
}
