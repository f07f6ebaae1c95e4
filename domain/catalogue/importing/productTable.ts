import type { CsvRow } from '../../csv/parseCsv'
import { readTable, type TableProblem } from '../../csv/readTable'
import { type ProductColumnName, productColumnNames } from './productColumns'

/** The rows of a file with products. `columns` has null for each column that is unknown. */
export type ProductTable = {
  columns: (ProductColumnName | null)[]
  unknownColumns: string[]
  rows: CsvRow[]
}

export type FileProblem =
  TableProblem | { kind: 'noRows' } | { kind: 'repeatedColumn'; column: ProductColumnName }

/** The largest file, in bytes: 10,000 products have about 5 million. */
const maxImportFileBytes = 20_000_000

/** Reads a file with products: the form of the export, or some of its columns. */
export function readProductTable(bytes: Uint8Array): { table: ProductTable } | { problem: FileProblem } {
  const read = readTable(bytes, maxImportFileBytes, (names) => names.map(findColumn).includes('id'))
  if ('kind' in read) return { problem: read }
  const { names, rows } = read
  const columns = names.map(findColumn)
  const repeated = columns.find((column, index) => column !== null && columns.indexOf(column) < index)
  if (repeated) return { problem: { kind: 'repeatedColumn', column: repeated } }
  if (rows.length === 0) return { problem: { kind: 'noRows' } }
  const unknownColumns = names.filter((name, index) => name !== '' && columns[index] === null)
  return { table: { columns, unknownColumns, rows } }
}

function findColumn(name: string): ProductColumnName | null {
  return productColumnNames.find((column) => toColumnKey(column) === toColumnKey(name)) ?? null
}

/** Older exports have 'alsoKnownAs' and 'benefit1' where newer ones have 'also known as' and 'benefit 1'. */
function toColumnKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '')
}
