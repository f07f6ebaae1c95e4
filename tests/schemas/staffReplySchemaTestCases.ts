import {
  createWrongTypeTestCases,
  createValidSchemaTestCase,
  createOptionalFieldTestCase,
  createRequiredFieldTestCase,
  createInvalidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'
import { createSingleLineFieldTestCases, createMultilineFieldTestCases } from './textCases'

export const validStaffReply = {
  name: 'Bisi',
  channel: 'whatsapp',
  text: 'Good day Ada,\nyes: 4,500 a kilo.',
}
export const validStaffClaim = { name: 'Bisi' }

export const staffClaimSchemaTestCases: readonly SchemaTestCase[] = [
  createRequiredFieldTestCase('name'),
  ...createSingleLineFieldTestCases('name', 120),
]

export const staffReplySchemaTestCases: readonly SchemaTestCase[] = [
  ...staffClaimSchemaTestCases,
  createRequiredFieldTestCase('channel'),
  ...createWrongTypeTestCases('channel'),
  ...['whatsapp', 'email', 'phone'].map((channel) =>
    createValidSchemaTestCase(`channel is ${channel}`, { channel }),
  ),
  ...['', 'WhatsApp', 'sms', 'email '].map((channel) =>
    createInvalidSchemaTestCase(`channel is '${channel}'`, { channel }),
  ),
  createOptionalFieldTestCase('text'),
  ...createMultilineFieldTestCases('text', 2000),
]

/**
 * Staff documents with every field at its maximum length: they test Firestore's limit of 1,000 evaluated rules
 * expressions per request.
 */
export const staffClaimWithMaxLengthFields = { name: 'N'.repeat(120) }
export const staffReplyWithMaxLengthFields = {
  ...staffClaimWithMaxLengthFields,
  channel: 'whatsapp',
  text: `${'🌿'.repeat(999)}ab`,
}
