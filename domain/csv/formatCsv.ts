import { markSpreadsheetText } from './spreadsheetText'

// Spreadsheets read a file as UTF-8 if it begins with this mark.
const byteOrderMark = '\uFEFF'

/** Formats rows as CSV (RFC 4180) for spreadsheets, which show every cell as the text that it is. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
  const cell = markSpreadsheetText(text)
  // Some spreadsheets separate cells at semicolons or tabs, or remove spaces, unless the cell has quotes.
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
