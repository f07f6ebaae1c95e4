import { createRequiredFieldTestCase, type SchemaTestCase } from './schemaCase'
import { createMultilineFieldTestCases } from './textCases'
import { staffClaimSchemaTestCases, staffClaimWithMaxLengthFields } from './staffReplySchemaTestCases'

export const validStaffNote = { name: 'Bisi', text: 'She called:\ndelivery on Friday, not before noon.' }

export const staffNoteSchemaTestCases: readonly SchemaTestCase[] = [
  ...staffClaimSchemaTestCases,
  createRequiredFieldTestCase('text'),
  ...createMultilineFieldTestCases('text', 2000),
]

/** A note with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated rules expressions. */
export const staffNoteWithMaxLengthFields = {
  ...staffClaimWithMaxLengthFields,
  text: `${'🌿'.repeat(999)}ab`,
}
