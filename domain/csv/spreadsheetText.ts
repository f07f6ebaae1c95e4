// Spreadsheets show a text after this mark as it is.
const textMark = "'"

/** Marks a text that a spreadsheet would run as a formula or change as a number. */
export function markSpreadsheetText(text: string): string {
  return needsMark(text) ? textMark + text : text
}

/** Removes the mark that markSpreadsheetText made, so that every text is read back as it was. */
export function unmarkSpreadsheetText(cell: string): string {
  return cell.startsWith(textMark) && needsMark(cell.slice(1)) ? cell.slice(1) : cell
}

/** A text that looks marked already needs one more mark, or reading it back would remove its own. */
function needsMark(text: string): boolean {
  const unmarked = text.replace(/^'+/, '')
  return isFormula(unmarked) || isChangedAsNumber(unmarked)
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
