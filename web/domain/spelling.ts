// Hausa's hooked letters are letters of their own to Unicode; whoever has no such key types the plain one.
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

/** The words of a text without capitals, accents and signs: 'Ọṣẹ dúdú' is ose, dudu. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * How many slips part a typed word from a word: a letter too many, one too few, a wrong one, or two that changed
 * places. The beginning of a word is that word, still being typed. Nothing when they are too far apart.
 */
export function slipsBetween(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0
  const inWhole = slipsAllowed(Math.min(typed.length, word.length))
  const inBeginning = typed.length >= shortestBeginning && word.length > typed.length ? 1 : 0
  const most = Math.max(inWhole, inBeginning)
  if (most === 0 || word.length < typed.length - most || lacks(word, typed, most)) return undefined
  const row = lastRow(typed, word.slice(0, typed.length + most), most)
  if (!row) return undefined
  const whole = word.length < row.length ? (row[word.length] ?? Infinity) : Infinity
  if (whole <= inWhole) return whole
  return Math.min(...row) <= inBeginning ? inBeginning : undefined
}

const shortestBeginning = 5

function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

/** Whether a word lacks so many of the letters typed that comparing them in order would be in vain. */
function lacks(word: string, typed: string, most: number): boolean {
  let missing = 0
  for (const letter of typed) if (!word.includes(letter)) missing += 1
  return missing > most
}

/** The slips from the typed word to each beginning of the other (optimal string alignment), if any has so few. */
function lastRow(typed: string, word: string, most: number): number[] | undefined {
  let before: number[] = []
  let above = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line += 1) {
    const row = [line]
    for (let column = 1; column <= word.length; column += 1) {
      row.push(fewest(typed, word, line, column, { row, above, before }))
    }
    if (Math.min(...row) > most) return undefined
    before = above
    above = row
  }
  return above
}

type Rows = Record<'row' | 'above' | 'before', readonly number[]>

function fewest(typed: string, word: string, line: number, column: number, rows: Rows): number {
  const at = (of: readonly number[], place: number) => of[place] ?? Infinity
  const isSame = typed[line - 1] === word[column - 1]
  const isTurned = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
  return Math.min(
    at(rows.row, column - 1) + 1,
    at(rows.above, column) + 1,
    at(rows.above, column - 1) + (isSame ? 0 : 1),
    isTurned ? at(rows.before, column - 2) + 1 : Infinity,
  )
}
