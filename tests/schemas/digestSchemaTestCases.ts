import { createFieldTestCases, leftOut, type SchemaTestCase, wrongTypes } from './schemaCase'

export const validDigest = { channel: 'email' }

export const digestSchemaTestCases: readonly SchemaTestCase[] = createFieldTestCases('channel', {
  valid: { 'is email': 'email', 'is push': 'push' },
  invalid: {
    ...leftOut,
    ...wrongTypes,
    'is empty': '',
    'is another channel': 'whatsapp',
    'is in capitals': 'EMAIL',
    'is a list of one': ['email'],
  },
})
