import { cleanLine } from '../validation/text'
import { decodeText } from './decodeText'
import { type CsvRow, parseCsv } from './parseCsv'

/** The names of the columns, and the rows below them. */
type Table = { names: string[]; rows: CsvRow[] }

export type TableProblem =
  | { kind: 'tooLarge' | 'encoding' | 'noColumns' }
  /** The quotes of a cell are wrong. */
  | { kind: 'malformed'; row: number }

// Spreadsheets in countries with a decimal comma use semicolons; tabs are in what Excel calls Unicode Text.
const separators = [',', ';', '\t']

/** People write a title above a table, and Excel knows a first line such as `sep=;`. */
export const maxHeadRows = 10

/** Reads the table in a file of a spreadsheet: what is below the first row that `isHead` knows as the names of columns. */
export function readTable(
  bytes: Uint8Array,
  maxBytes: number,
  isHead: (names: readonly string[]) => boolean,
): Table | TableProblem {
  if (bytes.length > maxBytes) return { kind: 'tooLarge' }
  const text = decodeText(bytes)
  if (text === null) return { kind: 'encoding' }
  for (const separator of separators) {
    const { rows, malformedRow } = parseCsv(text, separator)
    const heads = rows.slice(0, maxHeadRows).map(({ cells }) => cells.map(cleanLine))
    const index = heads.findIndex(isHead)
    const names = heads[index]
    if (names && malformedRow !== null) return { kind: 'malformed', row: malformedRow }
    if (names) return { names, rows: rows.slice(index + 1) }
  }
  return { kind: 'noColumns' }
}

/** Reads a product's id, which spreadsheets show as a number: `1.0` and `001` are 1. */
export function readProductId(cell = ''): string {
  return cleanLine(cell).replace(/^0*([1-9]\d*)(?:[.,]0{1,2})?$/, '$1')
}
