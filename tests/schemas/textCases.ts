import { wrongTypeCases, validCase, invalidCase, type SchemaCase } from './schemaCase'

/** The Unicode neighbours of A to Z, a to z and 0 to 9, without the slash, which separates path segments. */
export const alphanumericNeighbours = ['@', '[', '`', '{', ':']

const toCharacter = (code: string) => String.fromCodePoint(parseInt(code, 16))
const invisibleLetters = ['3164', '115F', '1160', 'FFA0']
const directionMarks = ['202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069']
const controlCharacters = ['0', '7', 'B', '1B', '7F', '85']
const lineBreaks = { 'a line feed': '\n', 'a carriage return': '\r', 'a tab': '\t' }

// Test cases for any text field that people read. Lengths are in UTF-16 units: an emoji has two.
function readableCases(field: string, maxLength: number): SchemaCase[] {
  return [
    ...wrongTypeCases(field),
    validCase(`${field} is one digit`, { [field]: '7' }),
    validCase(`${field} is Yoruba`, { [field]: 'Ọ̀ṣọ́ọ̀ṣì Ẹniọlá' }),
    validCase(`${field} is Arabic digits`, { [field]: '٣٤' }),
    validCase(`${field} has a letter beside a filler`, { [field]: 'ㅤa' }),
    validCase(`${field} has neighbours of the forbidden marks`, { [field]: 'a\u2029\u202F\u2065\u206Ab' }),
    validCase(`${field} has ${maxLength} letters`, { [field]: 'a'.repeat(maxLength) }),
    validCase(`${field} has ${maxLength} units of emoji`, {
      [field]: 'ab' + '🌿'.repeat((maxLength - 2) / 2),
    }),
    invalidCase(`${field} has ${maxLength + 1} letters`, { [field]: 'a'.repeat(maxLength + 1) }),
    invalidCase(`${field} has ${maxLength + 1} units of emoji`, {
      [field]: 'a' + '🌿'.repeat(maxLength / 2),
    }),
    invalidCase(`${field} is a list`, { [field]: ['a'] }),
    invalidCase(`${field} is spaces`, { [field]: '  \u00A0 ' }),
    invalidCase(`${field} is punctuation`, { [field]: '--- !' }),
    invalidCase(`${field} is four fillers`, { [field]: invisibleLetters.map(toCharacter).join('') }),
    ...directionMarks.map((code) =>
      invalidCase(`${field} has U+${code}`, { [field]: `a${toCharacter(code)}b` }),
    ),
    ...controlCharacters.map((code) =>
      invalidCase(`${field} has control ${code}`, { [field]: `a${toCharacter(code)}b` }),
    ),
  ]
}

function emptyFieldCase(field: string): SchemaCase {
  return invalidCase(`${field} is empty`, { [field]: '' })
}

/** A single-line field: name, subject. */
export function singleLineCases(field: string, maxLength: number): SchemaCase[] {
  const lineBreakCases = Object.entries(lineBreaks).map(([name, text]) =>
    invalidCase(`${field} has ${name}`, { [field]: `a${text}b` }),
  )
  return [...readableCases(field, maxLength), emptyFieldCase(field), ...lineBreakCases]
}

/** Test cases for a single-line field that may be empty, such as a product's benefit. */
export function optionalLineCases(field: string, maxLength: number): SchemaCase[] {
  const nonEmptyCases = singleLineCases(field, maxLength).filter(
    (schemaCase) => schemaCase.change[field] !== '',
  )
  return [...nonEmptyCases, validCase(`${field} is empty`, { [field]: '' })]
}

/** A multiline field: list, message. */
export function multilineCases(field: string, maxLength: number): SchemaCase[] {
  const lineBreakCases = Object.entries(lineBreaks).map(([name, text]) =>
    validCase(`${field} has ${name}`, { [field]: `a${text}b` }),
  )
  return [
    ...readableCases(field, maxLength),
    emptyFieldCase(field),
    ...lineBreakCases,
    invalidCase(`${field} is line breaks and tabs`, { [field]: '\n\r\t' }),
  ]
}
