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

const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`
const validEmails = {
  ...toFieldValues([
    ...[
      'ada+oils@mail.example.com',
      'a@b.co',
      '7@7-7.co',
      'a.b.c@x.yz',
      "o'brien_-!#%&*/=?^{|}~$@example.com",
    ],
    ...['adé@ọjà.example', 'ada@مثال.إختبار', '🌿@example.com'],
  ]),
  'has 254 units': longestEmail,
}
const forbiddenInEmails = [
  ...['<', '>', '"', ',', ';', ':', '\\', '(', ')', ' ', '\u00A0', '\u3000', '\u2028', '\u2029', '\n', '\t'],
  ...['\u0000', '\u007F', '\u0085', '\u00AD', '\u061C', '\u200B', '\u200D', '\u200E', '\u200F', '\u202A'],
  ...['\u202E', '\u2060', '\u2066', '\u2067', '\u2068', '\u2069', '\uFEFF', '\uE000', '@', '..'],
]
const forbiddenInLabels = ['_', '+', '!', '/', '[', "'", '🌿']
const invalidEmails = {
  ...toFieldValues([
    ...forbiddenInEmails.map((mark) => `a${mark}b@example.com`),
    ...[...forbiddenInEmails, ...forbiddenInLabels].flatMap((mark) => [
      ...[`ada@exa${mark}mple.com`, `ada@example.com${mark}`],
    ]),
    ...['', '@', '@example.com', 'ada', 'ada@', 'ada.example.com', 'ada@example', 'ada.b@example'],
    ...['.ada@example.com', 'ada.@example.com', 'ada@.com', 'ada@.example.com', 'ada@example.com.'],
    ...['ada@example.c', 'ada@example.c0m', 'ada@example.co-m', 'ada@10.0.0.1', 'ada@[10.0.0.1]'],
    ...['mailto:ada@example.com', 'Ada <ada@example.com>', 'ada@example.com, ben@example.com'],
  ]),
  'has 65 letters before the at sign': `${'a'.repeat(65)}@example.com`,
  'has 255 units': longestEmail.replace('b', 'bb'),
  'has 255 units in 254 characters': longestEmail.replace('a', '🌿'),
}

export function createAllEmailTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, { valid: validEmails, invalid: { ...wrongTypes, ...invalidEmails } })
}

/** Test cases that prove that a field contains an e-mail address. */
export function createEmailTestCases(field: string): SchemaTestCase[] {
  return createFieldTestCases(field, {
    valid: { 'has 254 units': longestEmail },
    invalid: toFieldValues([null, 7, '', 'ada.example.com']),
  })
}
