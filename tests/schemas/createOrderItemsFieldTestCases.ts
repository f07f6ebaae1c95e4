import {
  createFieldTestCases,
  leftOut,
  toFieldValues,
  wrongListTypes,
  wrapCases,
  type SchemaTestCase,
} from './schemaCase'

const repeatEntry = (entry: string, count: number) => Array.from({ length: count }, () => entry)

const valid = {
  'holds half of a product': ['84:1'],
  'holds the first and the last product number': ['1:2', '10:2', '99999:2'],
  'holds every length of a number of halves': [
    ...['1:9', '1:10', '1:99', '1:100', '1:999', '1:1000', '1:1899'],
    ...['1:1900', '1:1989', '1:1990', '1:1998'],
  ],
  'holds a product twice': ['84:3', '84:1'],
}
const limits = {
  valid: { 'is empty': [], 'holds 200 of the longest entries': repeatEntry('99999:1998', 200) },
  invalid: {
    'holds 201 entries': repeatEntry('1:1', 201),
    'holds a bad entry last': [...repeatEntry('84:3', 199), '84:1999'],
  },
}
const invalid = {
  'is one text': '84:3',
  'is an empty text': '',
  'is an empty map': {},
  'holds a number': [84],
  'holds null': [null],
  'holds a map': [{ productId: '84', halves: 3 }],
  'holds an empty entry last': ['84:3', ''],
  'holds an entry of two before an empty one': ['84:3,85:1', ''],
  'holds a bad entry first': ['x', '84:3'],
}
const invalidEntries = [
  ...['', '84', '84:', ':3', '0:3', '084:3', '100000:3', '84:0', '84:03', '84:1999', '84:2000', '84:1.5'],
  ...['84:18000', '-84:3', '84:3:1', '84:3,85:1', '84:3,', ',84:3', '84:3\n', ' 84:3', '٨٤:٣'],
  // Characters next to the digits
  ...['::2', '8/:3', '84::', '84:1/', '84:1/00', '84:100/', '84:100:'],
  ...['84:19/0', '84:190/', '84:190:', '84:199/'],
]

/** All test cases for the `items` of a request. */
export function createOrderItemsFieldTestCases(field: string): SchemaTestCase[] {
  return [
    ...createOrderItemsLimitTestCases(field),
    ...createFieldTestCases(field, { valid, invalid: { ...wrongListTypes, ...invalid } }),
    ...wrapCases(
      createFieldTestCases(`an entry of ${field}`, { invalid: toFieldValues(invalidEntries) }),
      field,
      (entry) => [entry],
    ),
  ]
}

/** Test cases that prove that a field contains order items. */
export function createOrderItemsLimitTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: limits.valid,
    invalid: { ...leftOut, ...limits.invalid },
  })
}
