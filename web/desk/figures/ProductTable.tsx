import { formatQuantity } from '../../../domain/catalogue/formatQuantity'
import type { Unit } from '../../../domain/catalogue/product'
import { getCount } from '../../../domain/figures/counters'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { FiguresTable } from './FiguresTable'
import type { LabelledRow } from './rowLabels'

/** The figures of a product, with its unit if it is in the catalogue. */
export type ProductRow = LabelledRow & { unit: Unit | undefined }

/** The products with the number of requests and the whole quantity. */
export function ProductTable({ rows }: { rows: readonly ProductRow[] }) {
  return (
    <FiguresTable
      heads={[
        deskFiguresMessages.productColumn,
        deskFiguresMessages.requestsColumn,
        deskFiguresMessages.quantityColumn,
      ]}
      rows={rows.map((row) => ({ ...row, cells: listCells(row) }))}
    />
  )
}

function listCells({ counters, unit }: ProductRow): string[] {
  return [String(getCount(counters, 'requests')), formatQuantity(getCount(counters, 'halves') / 2, unit)]
}
