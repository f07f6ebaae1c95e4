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

// What shows nothing and may stand before a formula: spaces, control and format characters, and letters that are blank,
// such as the Hangul filler.
const fillers = '[\\s\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]*'

// U+2212 is the minus sign. `{=` begins an array formula, and `|` a call of another program (DDE).
const formulaPattern = new RegExp(`^${fillers}(?:[=+\\-\\u2212@|]|\\{${fillers}=)`, 'u')

/** Whether a spreadsheet would run the text. Some ignore fillers before it, or accept full-width signs such as '＝'. */
function isFormula(text: string): boolean {
  return /^[\t\r\n]/.test(text) || formulaPattern.test(text.normalize('NFKC'))
}

/** Whether a spreadsheet would show another number: 08031234567 without its 0, 2348031234567 and 2E10 rounded. */
function isChangedAsNumber(text: string): boolean {
  return /^(?:0\d+|\d{12,}|\d+e\d+)$/i.test(text)
}
