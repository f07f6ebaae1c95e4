import { expect, test } from 'vitest'
import { parseDigestChannel } from '../../../domain/digest/digestChannel'
import { digestSchemaTestCases, validDigest } from '../../schemas/digestSchemaTestCases'
import { applyFieldChanges } from '../../schemas/schemaCase'

test.each(digestSchemaTestCases)('a malformed choice is off: $says', ({ change, invalidFields }) => {
  const fields = applyFieldChanges(validDigest, change)
  expect(parseDigestChannel(fields)).toBe(invalidFields.length === 0 ? fields.channel : null)
})

test.each([undefined, null, 'email', []])('without a document the summary is off: %j', (stored) =>
  expect(parseDigestChannel(stored)).toBeNull(),
)
