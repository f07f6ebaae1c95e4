/** Counts the typos in an input word that may be incomplete; undefined if there are too many typos. */
export function countTypos(input: string, word: string): number | undefined {
  if (word.startsWith(input)) return 0
  const maxWordTypos = getMaxTypos(Math.min(input.length, word.length))
  const maxPrefixTypos = input.length >= minPrefixLength && word.length > input.length ? 1 : 0
  const maxTypos = Math.max(maxWordTypos, maxPrefixTypos)
  if (maxTypos === 0 || word.length < input.length - maxTypos || lacksTooManyLetters(word, input, maxTypos))
    return undefined
  const row = computeLastRow(input, word.slice(0, input.length + maxTypos), maxTypos)
  if (!row) return undefined
  const wordTypos = word.length < row.length ? (row[word.length] ?? Infinity) : Infinity
  if (wordTypos <= maxWordTypos) return wordTypos
  return Math.min(...row) <= maxPrefixTypos ? maxPrefixTypos : undefined
}

/** Counts the typos between two whole words; undefined if there are more than `maxTypos`. */
export function countDifferences(input: string, word: string, maxTypos: number): number | undefined {
  if (Math.abs(input.length - word.length) > maxTypos || lacksTooManyLetters(word, input, maxTypos))
    return undefined
  const differences = computeLastRow(input, word, maxTypos)?.[word.length] ?? Infinity
  return differences > maxTypos ? undefined : differences
}

const minPrefixLength = 5

function getMaxTypos(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Whether a word lacks more than `maxTypos` letters of the input: a quick check before the edit distance. */
function lacksTooManyLetters(word: string, input: string, maxTypos: number): boolean {
  let missing = 0
  for (const letter of input) if (!word.includes(letter)) missing += 1
  return missing > maxTypos
}

/** The edit distances (optimal string alignment) to each prefix of a word; undefined if all exceed `maxTypos`. */
function computeLastRow(input: string, word: string, maxTypos: number): number[] | undefined {
  let secondPrevious: number[] = []
  let previous = Array.from({ length: word.length + 1 }, (_, columnIndex) => columnIndex)
  for (let rowIndex = 1; rowIndex <= input.length; rowIndex += 1) {
    const row = [rowIndex]
    for (let columnIndex = 1; columnIndex <= word.length; columnIndex += 1) {
      row.push(computeDistance(input, word, rowIndex, columnIndex, { row, previous, secondPrevious }))
    }
    if (Math.min(...row) > maxTypos) return undefined
    secondPrevious = previous
    previous = row
  }
  return previous
}

type DistanceRows = Record<'row' | 'previous' | 'secondPrevious', readonly number[]>

function computeDistance(
  input: string,
  word: string,
  rowIndex: number,
  columnIndex: number,
  rows: DistanceRows,
): number {
  const getCell = (cells: readonly number[], cellIndex: number) => cells[cellIndex] ?? Infinity
  const isSame = input[rowIndex - 1] === word[columnIndex - 1]
  const isTransposed =
    input[rowIndex - 1] === word[columnIndex - 2] && input[rowIndex - 2] === word[columnIndex - 1]
  return Math.min(
    getCell(rows.row, columnIndex - 1) + 1,
    getCell(rows.previous, columnIndex) + 1,
    getCell(rows.previous, columnIndex - 1) + (isSame ? 0 : 1),
    isTransposed ? getCell(rows.secondPrevious, columnIndex - 2) + 1 : Infinity,
  )
}
