import { createFieldTestCases, leftOut, wrongTypes, type SchemaTestCase } from './schemaCase'
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
  'has characters outside ASCII': 'https://push.example/ọjà🌿',
}

const invalidEndpoints = {
  'is empty': '',
  'is only a scheme': 'https://',
  'has another scheme': 'http://push.example/a',
  'has its scheme in capitals': 'HTTPS://push.example/a',
  'begins with something else': 'xhttps://push.example/a',
  'has 1,001 characters': `${pushDeviceWithMaxLengthFields.endpoint}x`,
  'has a space': `${origin}/a b`,
  'ends with a space': `${origin}/a `,
  'has a no-break space': `${origin}/a\u00A0b`,
  'has a line separator': `${origin}/a\u2028b`,
  'ends with a line feed': `${origin}/a\n`,
  'has a tab': `${origin}/a\tb`,
  'has a control character': `${origin}/a\u0085b`,
}

const toCharacterValues = (characters: readonly string[], rest: string) =>
  Object.fromEntries(characters.map((character) => [`has ${character}`, character + rest]))

function createKeyTestCases(field: 'p256dh' | 'auth'): SchemaTestCase[] {
  const rest = validPushDevice[field].slice(1)
  return createFieldTestCases(field, {
    valid: { 'has every kind of character': `AZaz09_-${rest.slice(7)}` },
    invalid: {
      ...leftOut,
      'is a number': 7,
      ...toCharacterValues(['+', '/', '=', ',', '.', '^', 'é', ...codePointsNextToAlphanumerics], rest),
      'is too short': rest,
      'is too long': `AA${rest}`,
      'has padding': `A${rest}=`,
      'ends with a line feed': `A${rest}\n`,
    },
  })
}

export const pushDeviceSchemaTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('endpoint', {
    valid: validEndpoints,
    invalid: { ...leftOut, ...wrongTypes, ...invalidEndpoints },
  }),
  ...createKeyTestCases('p256dh'),
  ...createKeyTestCases('auth'),
]
