import { decodeText } from '../../csv/decodeText'
import { type CsvRow, parseCsv } from '../../csv/parseCsv'
import { cleanLine } from '../../validation/text'
import { type ProductColumnName, productColumnNames } from './productColumns'

/** The rows of a file with products. `columns` has null for each column that is unknown. */
export type ProductTable = {
  columns: (ProductColumnName | null)[]
  unknownColumns: string[]
  rows: CsvRow[]
}

export type FileProblem =
  | { kind: 'tooLarge' | 'encoding' | 'noIdColumn' | 'noRows' }
  | { kind: 'malformed'; row: number }
  | { kind: 'repeatedColumn'; column: ProductColumnName }

/** The largest file, in bytes: 10,000 products have about 5 million. */
const maxImportFileBytes = 20_000_000

/** Reads a file with products: the form of the export, or some of its columns. */
export function readProductTable(bytes: Uint8Array): { table: ProductTable } | { problem: FileProblem } {
  if (bytes.length > maxImportFileBytes) return { problem: { kind: 'tooLarge' } }
  const text = decodeText(bytes)
  if (text === null) return { problem: { kind: 'encoding' } }
  const parsed = parseCsv(text)
  if (parsed.kind === 'malformed') return { problem: parsed }
  const [head, ...rows] = parsed.rows
  const names = head?.cells.map(cleanLine) ?? []
  const columns = names.map(findColumn)
  const repeated = columns.find((column, index) => column !== null && columns.indexOf(column) < index)
  if (repeated) return { problem: { kind: 'repeatedColumn', column: repeated } }
  if (!columns.includes('id')) return { problem: { kind: 'noIdColumn' } }
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
