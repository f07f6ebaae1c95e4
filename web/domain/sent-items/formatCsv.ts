// Spreadsheets read a file as UTF-8 if it begins with this mark.
const byteOrderMark = '\uFEFF'

/** Formats rows as CSV (RFC 4180) for spreadsheets, which show every cell as the text that it is. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
  const cell = isFormula(text) || isChangedAsNumber(text) ? `'${text}` : text
  // Some spreadsheets separate cells at semicolons or tabs, or remove spaces, unless the cell has quotes.
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Whether a spreadsheet would run the text. Some ignore spaces before it, or accept full-width signs such as '＝'. */
function isFormula(text: string): boolean {
  const [firstCharacter = ''] = text.replace(/^[\s\p{Cf}]+/u, '')
  return /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(firstCharacter.normalize('NFKC'))
}

/** Whether a spreadsheet would show another number: 08031234567 without its 0, 2348031234567 and 2E10 rounded. */
function isChangedAsNumber(text: string): boolean {
  return /^(?:0\d+|\d{12,}|\d+e\d+)$/i.test(text)
}
