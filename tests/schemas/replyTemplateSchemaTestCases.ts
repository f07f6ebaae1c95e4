import { createRequiredFieldTestCase, createValidSchemaTestCase, type SchemaTestCase } from './schemaCase'
import { createSingleLineFieldTestCases, createMultilineFieldTestCases } from './textCases'

export const validReplyTemplate = {
  name: 'All available',
  text: 'Good day {name},\nabout {reference}:\n{lines}',
}

export const replyTemplateSchemaTestCases: readonly SchemaTestCase[] = [
  createRequiredFieldTestCase('name'),
  ...createSingleLineFieldTestCases('name', 60),
  createRequiredFieldTestCase('text'),
  ...createMultilineFieldTestCases('text', 2000),
  createValidSchemaTestCase('text has no placeholder', { text: 'Thank you.' }),
  createValidSchemaTestCase('text has an unknown placeholder', { text: 'Good day {friend} {' }),
]

/**
 * A template with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated rules expressions.
 */
export const replyTemplateWithMaxLengthFields = { name: 'N'.repeat(60), text: `${'🌿'.repeat(999)}ab` }
