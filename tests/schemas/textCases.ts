import {
  createWrongTypeTestCases,
  createValidSchemaTestCase,
  createInvalidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'

/** The characters next to A–Z, a–z and 0–9 in Unicode, except the slash, which separates path segments. */
export const codePointsNextToAlphanumerics = ['@', '[', '`', '{', ':']

const toCharacter = (code: string) => String.fromCodePoint(parseInt(code, 16))
const invisibleLetters = ['3164', '115F', '1160', 'FFA0']
const directionMarks = ['202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069']
const controlCharacters = ['0', '7', 'B', '1B', '7F', '85']
const lineBreaks = { 'a line feed': '\n', 'a carriage return': '\r', 'a tab': '\t' }

// Test cases for any text field that people read. Lengths are in UTF-16 units: an emoji has two.
function readableCases(field: string, maxLength: number): SchemaTestCase[] {
  return [
    ...createWrongTypeTestCases(field),
    createValidSchemaTestCase(`${field} is one digit`, { [field]: '7' }),
    createValidSchemaTestCase(`${field} is Yoruba`, { [field]: 'Ọ̀ṣọ́ọ̀ṣì Ẹniọlá' }),
    createValidSchemaTestCase(`${field} is Arabic digits`, { [field]: '٣٤' }),
    createValidSchemaTestCase(`${field} has a letter beside a filler`, { [field]: 'ㅤa' }),
    createValidSchemaTestCase(`${field} has neighbours of the forbidden marks`, {
      [field]: 'a\u2029\u202F\u2065\u206Ab',
    }),
    createValidSchemaTestCase(`${field} has ${maxLength} letters`, { [field]: 'a'.repeat(maxLength) }),
    createValidSchemaTestCase(`${field} has ${maxLength} units of emoji`, {
      [field]: 'ab' + '🌿'.repeat((maxLength - 2) / 2),
    }),
    createInvalidSchemaTestCase(`${field} has ${maxLength + 1} letters`, {
      [field]: 'a'.repeat(maxLength + 1),
    }),
    createInvalidSchemaTestCase(`${field} has ${maxLength + 1} units of emoji`, {
      [field]: 'a' + '🌿'.repeat(maxLength / 2),
    }),
    createInvalidSchemaTestCase(`${field} is a list`, { [field]: ['a'] }),
    createInvalidSchemaTestCase(`${field} is spaces`, { [field]: '  \u00A0 ' }),
    createInvalidSchemaTestCase(`${field} is punctuation`, { [field]: '--- !' }),
    createInvalidSchemaTestCase(`${field} is four fillers`, {
      [field]: invisibleLetters.map(toCharacter).join(''),
    }),
    ...directionMarks.map((code) =>
      createInvalidSchemaTestCase(`${field} has U+${code}`, { [field]: `a${toCharacter(code)}b` }),
    ),
    ...controlCharacters.map((code) =>
      createInvalidSchemaTestCase(`${field} has control ${code}`, { [field]: `a${toCharacter(code)}b` }),
    ),
  ]
}

function emptyFieldCase(field: string): SchemaTestCase {
  return createInvalidSchemaTestCase(`${field} is empty`, { [field]: '' })
}

/** Test cases for a single-line text field, such as a name or a subject. */
export function createSingleLineFieldTestCases(field: string, maxLength: number): SchemaTestCase[] {
  const lineBreakCases = Object.entries(lineBreaks).map(([name, text]) =>
    createInvalidSchemaTestCase(`${field} has ${name}`, { [field]: `a${text}b` }),
  )
  return [...readableCases(field, maxLength), emptyFieldCase(field), ...lineBreakCases]
}

/** Test cases for a single-line field that may be empty, such as a product's benefit. */
export function createOptionalLineFieldTestCases(field: string, maxLength: number): SchemaTestCase[] {
  const nonEmptyCases = createSingleLineFieldTestCases(field, maxLength).filter(
    (schemaCase) => schemaCase.change[field] !== '',
  )
  return [...nonEmptyCases, createValidSchemaTestCase(`${field} is empty`, { [field]: '' })]
}

/** Test cases for a multiline text field, such as a product list or a message. */
export function createMultilineFieldTestCases(field: string, maxLength: number): SchemaTestCase[] {
  const lineBreakCases = Object.entries(lineBreaks).map(([name, text]) =>
    createValidSchemaTestCase(`${field} has ${name}`, { [field]: `a${text}b` }),
  )
  return [
    ...readableCases(field, maxLength),
    emptyFieldCase(field),
    ...lineBreakCases,
    createInvalidSchemaTestCase(`${field} is line breaks and tabs`, { [field]: '\n\r\t' }),
  ]
}
