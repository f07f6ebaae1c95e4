import {
  createWrongTypeTestCases,
  createValidSchemaTestCase,
  createRequiredFieldTestCase,
  createInvalidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'

const repeatEntry = (entry: string, count: number) => Array.from({ length: count }, () => entry)

const validItems = {
  'is empty': [],
  'holds half of a product': ['84:1'],
  'holds one and a half of a product': ['84:3'],
  'holds the first and the last product number': ['1:2', '10:2', '99999:2'],
  'holds every length of a number of halves': [
    ...['1:9', '1:10', '1:99', '1:100', '1:999', '1:1000', '1:1899'],
    ...['1:1900', '1:1989', '1:1990', '1:1998'],
  ],
  'holds a product twice': ['84:3', '84:1'],
  'holds 200 of the longest entries': repeatEntry('99999:1998', 200),
}
const invalidEntries = [
  '',
  '84',
  '84:',
  ':3',
  '0:3',
  '084:3',
  '100000:3',
  '84:0',
  '84:03',
  '84:1999',
  '84:2000',
  '84:10000',
  '84:1.5',
  '84:-1',
  '-84:3',
  '84:3:1',
  '84:3,85:1',
  '84:3,',
  ',84:3',
  ...['::2', '8/:3', '84::', '84:1/', '84:1/00', '84:100/', '84:100:'],
  ...['84:19/0', '84:190/', '84:190:', '84:199/'],
  '84:3\n',
  ' 84:3',
  '84：3',
  '٨٤:٣',
]
const invalidItems = {
  'holds 201 entries': repeatEntry('1:1', 201),
  'is one text': '84:3',
  'is an empty text': '',
  'is an empty map': {},
  'holds a number': [84],
  'holds null': [null],
  'holds a flag': [true],
  'holds a map': [{ productId: '84', halves: 3 }],
  'holds an empty entry last': ['84:3', ''],
  'holds an entry of two before an empty one': ['84:3,85:1', ''],
  'holds a bad entry first': ['x', '84:3'],
  'holds a bad entry last': [...repeatEntry('84:3', 199), '84:1999'],
}

/** Test cases for the `items` field of a request or of an order list document. */
export function createOrderItemsFieldTestCases(field: string): SchemaTestCase[] {
  return [
    createRequiredFieldTestCase(field),
    ...createWrongTypeTestCases(field),
    ...Object.entries(validItems).map(([says, items]) =>
      createValidSchemaTestCase(`${field} ${says}`, { [field]: items }),
    ),
    ...Object.entries(invalidItems).map(([says, items]) =>
      createInvalidSchemaTestCase(`${field} ${says}`, { [field]: items }),
    ),
    ...invalidEntries.map((entry) =>
      createInvalidSchemaTestCase(`${field} holds the entry ${JSON.stringify(entry)}`, { [field]: [entry] }),
    ),
  ]
}
