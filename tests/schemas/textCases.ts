import {
  createFieldTestCases,
  leftOut,
  wrongTypes,
  type FieldValues,
  type SchemaTestCase,
} from './schemaCase'

/*
 * One function in domain and one in the rules checks every text. Therefore one field of each kind has all cases (the name
 * and the list of a request), and every other field those that prove its own kind and limit.
 */

/** The characters next to A–Z, a–z and 0–9 in Unicode, except the slash, which separates path segments. */
export const codePointsNextToAlphanumerics = ['@', '[', '`', '{', ':']

const invisible = {
  'is empty': '',
  'is spaces': '  \u00A0 ',
  'is punctuation': '--- !',
  'is four fillers': '\u3164\u115F\u1160\uFFA0',
}
const toCases = (codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [`has U+${code}`, `a${String.fromCodePoint(parseInt(code, 16))}b`]))
const separators = toCases(['2028', '2029'])
const lineBreaks = {
  'has a line feed': 'a\nb',
  'has a carriage return': 'a\rb',
  'has a tab': 'a\tb',
  ...separators,
}
const forbiddenMarks = toCases(['202A', '202E', '2066', '2069', '0', 'B', '1B', '7F', '85'])
const allowedMarks = '\u2027\u202F\u2065\u206A'
const allowedNeighbours = {
  'begins with neighbours of the forbidden marks': `${allowedMarks}a`,
  'ends with neighbours of the forbidden marks': `a${allowedMarks}`,
}
const oneInvisible = { 'is spaces': '  ' }
const oneLineBreak = { 'has a line feed': 'a\nb' }

// Lengths are in UTF-16 units: an emoji has two.
function formValues(maxLength: number): { valid: FieldValues; invalid: FieldValues } {
  return {
    valid: {
      'is one digit': '7',
      'is Yoruba': 'Ọ̀ṣọ́ọ̀ṣì Ẹniọlá',
      'is Arabic digits': '٣٤',
      'has a letter beside a filler': 'ㅤa',
      ...allowedNeighbours,
      [`has ${maxLength} letters`]: 'a'.repeat(maxLength),
      [`has ${maxLength} units of emoji`]: 'ab' + '🌿'.repeat((maxLength - 2) / 2),
    },
    invalid: {
      ...leftOut,
      ...wrongTypes,
      ...invisible,
      'is a list': ['a'],
      [`has ${maxLength + 1} letters`]: 'a'.repeat(maxLength + 1),
      [`has ${maxLength + 1} units of emoji`]: 'a' + '🌿'.repeat(maxLength / 2),
      ...forbiddenMarks,
    },
  }
}

export function createAllLineTestCases(field: string, maxLength: number): SchemaTestCase[] {
  const { valid, invalid } = formValues(maxLength)
  return createFieldTestCases(field, { valid, invalid: { ...invalid, ...lineBreaks } })
}

export function createAllTextTestCases(field: string, maxLength: number): SchemaTestCase[] {
  const { valid, invalid } = formValues(maxLength)
  const onlyLineBreaks = { 'is line breaks and tabs': '\n\r\t' }
  return createFieldTestCases(field, {
    valid: { ...valid, ...lineBreaks },
    invalid: { ...invalid, ...onlyLineBreaks },
  })
}

const withinLimit = (maxLength: number) => ({ [`has ${maxLength} letters`]: 'a'.repeat(maxLength) })
const beyondLimit = (maxLength: number) => ({
  'is a number': 7,
  [`has ${maxLength + 1} letters`]: 'a'.repeat(maxLength + 1),
})

/** Test cases for the limit of a single-line field, such as a name or a subject. */
export function createLineTestCases(field: string, maxLength: number): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: withinLimit(maxLength),
    invalid: { ...leftOut, ...beyondLimit(maxLength), ...oneInvisible, ...oneLineBreak },
  })
}

/** Test cases for the limit of a multiline field, such as a message. */
export function createTextTestCases(field: string, maxLength: number): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { ...withinLimit(maxLength), ...oneLineBreak },
    invalid: { ...leftOut, ...beyondLimit(maxLength), ...oneInvisible },
  })
}

/** Test cases for a single-line field that may be empty, such as a product's benefit. */
export function createOptionalLineTestCases(field: string, maxLength: number): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { ...withinLimit(maxLength), 'is empty': '' },
    invalid: { ...beyondLimit(maxLength), ...oneInvisible, ...oneLineBreak },
  })
}

/** Test cases for a single-line field of a draft, which may be unfinished. */
export function createUnfinishedLineTestCases(field: string, maxLength: number): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { ...withinLimit(maxLength), ...oneInvisible, ...allowedNeighbours, 'is empty': '' },
    invalid: { ...beyondLimit(maxLength), ...oneLineBreak, ...separators, ...forbiddenMarks },
  })
}

/** Test cases for a multiline field of a draft, which may be unfinished. */
export function createUnfinishedTextTestCases(field: string, maxLength: number): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { ...withinLimit(maxLength), ...invisible, ...lineBreaks, ...allowedNeighbours },
    invalid: { ...beyondLimit(maxLength), ...forbiddenMarks },
  })
}
