import { createFieldTestCases, leftOut, toFieldValues, wrongTypes, type SchemaTestCase } from './schemaCase'

const validPhones = [
  '8034567',
  '0803 456 7890',
  '+8034567',
  '+234 (0)803-456-789',
  `+${'9'.repeat(20)}`,
  '9'.repeat(20),
]
const invalidPhones = [
  ...['', '803456', '+803456', '9'.repeat(21), `+${'9'.repeat(21)}`, '++8034567', '(0)8034567'],
  ...['8034567-', '8034567 ', ' 8034567', '803.456.7890', '0803456789x', '٠٨٠٣٤٥٦٧'],
  ...['8034567\n', '803\n4567', 'tel:8034567'],
  ...['/', ':'].flatMap((mark) => [`${mark}8034567`, `80${mark}34567`, `8034567${mark}`]),
]

export function createAllPhoneTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { ...leftOut, ...toFieldValues(validPhones) },
    invalid: { ...wrongTypes, ...toFieldValues(invalidPhones) },
  })
}

/** Test cases that prove that a field contains a phone number. */
export function createPhoneTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { ...leftOut, ...toFieldValues(['8034567']) },
    invalid: toFieldValues([null, 8034567, '', '803456']),
  })
}

const host = '@example.com'
const validEmails = {
  'has a tag': 'ada+oils@mail.example.com',
  'has a digit before the at sign alone': '7@--.--',
  'has one letter in each part': 'a@b.c',
  'is Yoruba': 'adé@ọjà.example',
  'has 254 units': 'a'.repeat(254 - host.length) + host,
}
const invalidEmails = {
  'is empty': '',
  'has 255 units': 'a'.repeat(255 - host.length) + host,
  'has no at sign': 'ada.example.com',
  'has two at signs': 'ada@home@example.com',
  'has no dot': 'ada@example',
  'has its only dot before the at sign': 'ada.b@example',
  'has nothing before the at sign': '@example.com',
  'has nothing between at sign and dot': 'ada@.com',
  'has nothing after the dot': 'ada@example.',
  'has <': 'ada<@example.com',
  'has >': 'ada@example.com>',
  'has a quotation mark': '"ada"@example.com',
  'has a space': 'ada b@example.com',
  'has a space at its end': 'ada@example.com ',
  'has a no-break space before the at sign': 'ada\u00A0b@example.com',
  'has a no-break space before the dot': 'ada@exa\u00A0mple.com',
  'has a no-break space after the dot': 'ada@example.c\u00A0m',
  'has a line separator': 'ada\u2028b@example.com',
  'has a line feed': 'ada@example.com\nbcc',
  'has a mark that turns the direction': 'ada\u202E@example.com',
  'has no letter or digit': '!@--.--',
}

export function createAllEmailTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, { valid: validEmails, invalid: { ...wrongTypes, ...invalidEmails } })
}

/** Test cases that prove that a field contains an e-mail address. */
export function createEmailTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { 'has 254 units': validEmails['has 254 units'] },
    invalid: toFieldValues([null, 7, '', 'ada.example.com']),
  })
}
