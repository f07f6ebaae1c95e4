import {
  createInvalidSchemaTestCase,
  createRequiredFieldTestCase,
  createValidSchemaTestCase,
  createWrongTypeTestCases,
  type SchemaTestCase,
} from './schemaCase'
import { codePointsNextToAlphanumerics } from './textCases'

const origin = 'https://push.example'

/** The keys are those of the example in RFC 8291. */
export const validPushDevice = {
  endpoint: `${origin}/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** A push device with the longest endpoint: it tests Firestore's limit of 1,000 evaluated rules expressions. */
export const pushDeviceWithMaxLengthFields = {
  ...validPushDevice,
  endpoint: `${origin}/`.padEnd(1000, 'x'),
}

const validEndpoints = {
  'has a port and a query': 'https://127.0.0.1:4433/push?id=a%20b',
  'is one character longer than its scheme': 'https://a',
  'has 1,000 characters': pushDeviceWithMaxLengthFields.endpoint,
}

const invalidEndpoints = {
  'is empty': '',
  'is only a scheme': 'https://',
  'has another scheme': 'http://push.example/a',
  'has its scheme in capitals': 'HTTPS://push.example/a',
  'begins with something else': 'xhttps://push.example/a',
  'has 1,001 characters': `${pushDeviceWithMaxLengthFields.endpoint}x`,
  'has 1,001 units of emoji': `${origin}/a`.padEnd(999, 'x') + '🌿',
  'has a space': `${origin}/a b`,
  'begins with a space': ` ${origin}/a`,
  'ends with a space': `${origin}/a `,
  'has a no-break space': `${origin}/a\u00A0b`,
  'has a line separator': `${origin}/a\u2028b`,
  'has a line feed': `${origin}/a\nb`,
  'ends with a line feed': `${origin}/a\n`,
  'has a tab': `${origin}/a\tb`,
  'has a control character': `${origin}/a\u0085b`,
}

function createKeyTestCases(field: 'p256dh' | 'auth'): SchemaTestCase[] {
  const rest = validPushDevice[field].slice(1)
  const otherCharacters = ['+', '/', '=', '.', ' ', 'é', ',', '^', ...codePointsNextToAlphanumerics]
  return [
    ...createWrongTypeTestCases(field),
    createRequiredFieldTestCase(field),
    ...['A', 'Z', 'a', 'z', '0', '9', '_', '-'].map((character) =>
      createValidSchemaTestCase(`${field} has ${character}`, { [field]: character + rest }),
    ),
    ...otherCharacters.map((character) =>
      createInvalidSchemaTestCase(`${field} has ${character}`, { [field]: character + rest }),
    ),
    createInvalidSchemaTestCase(`${field} is empty`, { [field]: '' }),
    createInvalidSchemaTestCase(`${field} is too short`, { [field]: rest }),
    createInvalidSchemaTestCase(`${field} is too long`, { [field]: `AA${rest}` }),
    createInvalidSchemaTestCase(`${field} has padding`, { [field]: `A${rest}=` }),
    createInvalidSchemaTestCase(`${field} ends with a line feed`, { [field]: `A${rest}\n` }),
  ]
}

const describeEndpoints = (endpoints: Record<string, string>, create: typeof createValidSchemaTestCase) =>
  Object.entries(endpoints).map(([says, endpoint]) => create(`endpoint ${says}`, { endpoint }))

export const pushDeviceSchemaTestCases: readonly SchemaTestCase[] = [
  ...createWrongTypeTestCases('endpoint'),
  createRequiredFieldTestCase('endpoint'),
  ...describeEndpoints(validEndpoints, createValidSchemaTestCase),
  ...describeEndpoints(invalidEndpoints, createInvalidSchemaTestCase),
  ...createKeyTestCases('p256dh'),
  ...createKeyTestCases('auth'),
]
