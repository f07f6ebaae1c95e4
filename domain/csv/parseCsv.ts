import { unmarkSpreadsheetText } from './spreadsheetText'

/** A row of a spreadsheet; `number` counts from 1, as spreadsheets do, and counts empty rows. */
export type CsvRow = { number: number; cells: string[] }

/** The rows that have text, up to the one with the number `malformedRow`: the quotes of a cell there are wrong. */
type ParsedCsv = { rows: CsvRow[]; malformedRow: number | null }

/** Parses CSV (RFC 4180) as formatCsv and spreadsheets write it. */
export function parseCsv(text: string, separator = ','): ParsedCsv {
  const content = text.replace(/^\uFEFF/, '')
  const rows: CsvRow[] = []
  for (let start = 0, number = 1; start < content.length; number++) {
    const row = readRow(content, start, separator)
    if (!row) return { rows, malformedRow: number }
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: row.cells })
    start = row.end
  }
  return { rows, malformedRow: null }
}

/** Reads a row; `end` is where the next one begins. Null if a quoted cell does not end, or text follows its end. */
function readRow(content: string, start: number, separator: string): { cells: string[]; end: number } | null {
  const cells: string[] = []
  for (let position = start; ;) {
    const cell =
      content[position] === '"' ? readQuoted(content, position) : readPlain(content, position, separator)
    if (!cell) return null
    cells.push(unmarkSpreadsheetText(cell.text))
    const next = content[cell.end]
    if (next === separator) position = cell.end + 1
    else if (next === undefined) return { cells, end: cell.end }
    else if (next === '\n' || next === '\r')
      return { cells, end: cell.end + (content.startsWith('\r\n', cell.end) ? 2 : 1) }
    else return null
  }
}

function readQuoted(content: string, start: number): { text: string; end: number } | null {
  for (let position = start + 1; ;) {
    const quote = content.indexOf('"', position)
    if (quote === -1) return null
    if (content[quote + 1] !== '"')
      return { text: content.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    position = quote + 2
  }
}

function readPlain(content: string, start: number, separator: string): { text: string; end: number } {
  let end = start
  while (end < content.length && content[end] !== separator && !/[\r\n]/.test(content.charAt(end))) end++
  return { text: content.slice(start, end), end }
}
