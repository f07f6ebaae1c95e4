import {
  createFieldTestCases,
  type FieldValues,
  leftOut,
  type SchemaTestCase,
  wrongListTypes,
  wrongTypes,
} from './schemaCase'
import { createTextTestCases } from './textCases'

/*
 * A quote, as staff store it in a reply. Rules cannot loop: they match the joined lists, so cases try to smuggle two
 * entries into one.
 */

const hourMs = 3_600_000
export const quoteDayMs = 24 * hourMs

export const validQuote = {
  lines: ['84:3:250000:a', '0:2:100001:a', '5:1:0:n', '0:40:0:p'],
  words: ['Raw honey', 'Glass jars'],
  extras: ['300000 Delivery to Surulere', '-50000 Discount'],
  note: 'Fresh stock.\nPay on collection.',
  validUntil: new Date(Date.now() + quoteDayMs),
}

const productLine = (change: string) => [change, ...validQuote.lines.slice(1)]
const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

/** Tests the limits of a quote, and Firestore's limit of 1,000 evaluated rules expressions. */
export const quoteWithMaxLengthFields = {
  lines: many(200, '0:1998:9999999999:a'),
  words: many(200, 'w'.repeat(200)),
  extras: many(10, `-9999999999 ${'x'.repeat(80)}`),
  note: 'n'.repeat(1000),
  validUntil: new Date(Date.now() + 90 * quoteDayMs - hourMs),
}

const lineValues: { valid: FieldValues; invalid: FieldValues } = {
  valid: {
    'has the smallest line': productLine('1:1:1:a'),
    'has the greatest line': productLine('99999:1998:9999999999:a'),
    'has a price that does not count yet': productLine('84:3:9876543210:p'),
    'has a price that is not to be had': productLine('84:3:250000:n'),
  },
  invalid: {
    ...leftOut,
    ...wrongListTypes,
    'is a text': validQuote.lines.join(),
    'has a price of 0': productLine('84:3:0:a'),
    'has a negative price': productLine('84:3:-1:a'),
    'has a price with a zero in front': productLine('84:3:01:a'),
    'has a price of 11 digits': productLine('84:3:10000000000:a'),
    'has a price with the character after 9': productLine('84:3:5:5:a'),
    'has a price with the character before 0': productLine('84:3:5/5:a'),
    'has a price that begins with the character after 9': productLine('84:3:::a'),
    'has a price with a fraction': productLine('84:3:1.5:a'),
    'has a price of letters': productLine('84:3:ten:a'),
    'has no price': productLine('84:3::n'),
    'has no quantity': productLine('84:0:250000:a'),
    'has a quantity above 999': productLine('84:1999:250000:a'),
    'has a product of six digits': productLine('100000:3:250000:a'),
    'has a product with a zero in front': productLine('084:3:250000:a'),
    'has an unknown mark': productLine('84:3:250000:x'),
    'has no mark': productLine('84:3:250000'),
    'has two lines in one': productLine('84:3:250000:a,84:3:250000:a'),
    'has an empty line': productLine(''),
    'has a number': [84, ...validQuote.lines.slice(1)],
    'has a line break': productLine('84:3:250000:a\n'),
    'has more lines of words than words': [...validQuote.lines, '0:1:1:a'],
    'has fewer lines of words than words': validQuote.lines.slice(0, 3),
  },
}

const wordsValues: { valid: FieldValues; invalid: FieldValues } = {
  valid: {
    'has a text of one digit': ['7', 'Glass jars'],
    'has a comma': ['Honey, raw', 'Glass jars'],
    'has 200 letters': ['w'.repeat(200), 'Glass jars'],
    'has 200 units of emoji': [`ww${'🌿'.repeat(99)}`, 'Glass jars'],
  },
  invalid: {
    ...leftOut,
    ...wrongListTypes,
    'is a text': 'Raw honey\nGlass jars',
    'is empty': [],
    'has too few': ['Raw honey'],
    'has too many': ['Raw honey', 'Glass jars', 'Soap'],
    'has two in one': ['Raw honey\nGlass jars'],
    'has an empty one': ['', 'Glass jars'],
    'has an invisible one': ['Raw honey', '\u3164'],
    'has 201 letters': ['w'.repeat(201), 'Glass jars'],
    'has 201 units of emoji': [`w${'🌿'.repeat(100)}`, 'Glass jars'],
    'has a bidirectional mark': ['Raw \u202Ehoney', 'Glass jars'],
    'has a tab': ['Raw\thoney', 'Glass jars'],
    'has a number': [5, 'Glass jars'],
  },
}

const extrasValues: { valid: FieldValues; invalid: FieldValues } = {
  valid: {
    'is empty': [],
    'has the smallest': ['1 x'],
    'has a text that begins with a number': ['300000 5 bags'],
    'has a text of 80 letters': [`300000 ${'x'.repeat(80)}`],
    'has ten': many(10, '300000 Delivery'),
  },
  invalid: {
    ...leftOut,
    ...wrongListTypes,
    'is a text': '300000 Delivery',
    'has eleven': many(11, '300000 Delivery'),
    'has no amount': ['Delivery'],
    'has an amount of 0': ['0 Delivery'],
    'has an amount of 11 digits': ['10000000000 Delivery'],
    'has no text': ['300000 '],
    'has no space': ['300000'],
    'has an invisible text': ['300000 \u3164'],
    'has a text of 81 letters': [`300000 ${'x'.repeat(81)}`],
    'has a text of 81 units of emoji': [`300000 x${'🌿'.repeat(40)}`],
    'has two in one': ['300000 Delivery\n300000 Delivery'],
    'has a bidirectional mark': ['300000 \u202EDelivery'],
    'has a number': [300000],
  },
}

export const quoteSchemaTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('lines', lineValues),
  ...createFieldTestCases('words', wordsValues),
  ...createFieldTestCases('extras', extrasValues),
  ...createFieldTestCases('note', { valid: leftOut, invalid: { 'is empty': '' } }),
  ...createTextTestCases('note', 1000).filter(({ change }) => change.note !== undefined),
  ...createFieldTestCases('validUntil', {
    invalid: { ...leftOut, ...wrongTypes, 'is a text': '2026-03-10' },
  }),
  {
    says: 'lines are only those of products',
    change: { lines: ['84:3:250000:a'], words: [] },
    invalidFields: [],
  },
  ...Object.entries(wrongListTypes).map(([says, words]) => ({
    says: `there are no words, and words ${says}`,
    change: { lines: ['84:3:250000:a'], words },
    invalidFields: ['words'],
  })),
  { says: 'there is no line', change: { lines: [], words: [] }, invalidFields: ['lines'] },
  {
    says: 'there are 201 lines',
    change: { lines: many(201, '84:3:250000:a'), words: [] },
    invalidFields: ['lines'],
  },
]
