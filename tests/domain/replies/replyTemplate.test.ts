import { describe, expect, test } from 'vitest'
import { findReplyTemplateErrors, parseReplyTemplate } from '../../../domain/replies/replyTemplate'
import { applyFieldChanges } from '../../schemas/schemaCase'
import {
  replyTemplateSchemaTestCases,
  replyTemplateWithMaxLengthFields,
  validReplyTemplate,
} from '../../schemas/staffSchemaTestCases'

test('accepts a valid template, also at its maximum lengths', () =>
  expect([validReplyTemplate, replyTemplateWithMaxLengthFields].flatMap(findReplyTemplateErrors)).toEqual([]))

describe.each(replyTemplateSchemaTestCases)('$says', ({ change, invalidFields }) => {
  const stored = applyFieldChanges({ uid: 'bisi', ...validReplyTemplate, updatedAt: new Date(0) }, change)

  test('findReplyTemplateErrors names the invalid fields', () =>
    expect(findReplyTemplateErrors(stored)).toEqual(invalidFields))

  test('parseReplyTemplate returns the template without its author and time, or null if a field is invalid', () => {
    const expected = invalidFields.length === 0 ? { id: 't1', ...validReplyTemplate, ...change } : null
    expect(parseReplyTemplate('t1', stored)).toEqual(expected)
  })
})

test.each([undefined, null, 'text', []])('parseReplyTemplate rejects %j', (value) =>
  expect(parseReplyTemplate('t1', value)).toBeNull(),
)
