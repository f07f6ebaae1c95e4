import { expect, test } from 'vitest'
import { parseStaffLogEntry } from '../../../domain/staff-log/staffLogEntry'
import { applyFieldChanges } from '../../schemas/schemaCase'
import { staffLogEntrySchemaTestCases, validStaffLogEntry } from '../../schemas/staffSchemaTestCases'

const by = { uid: 'bisi', name: 'Bisi' }
const at = new Date('2026-03-09T12:00:00Z')
const valid = { ...validStaffLogEntry, by, at }

test.each(staffLogEntrySchemaTestCases)(
  'returns the entry, or null if a field is invalid: $says',
  ({ change, invalidFields }) => {
    const fields = applyFieldChanges(valid, change)
    expect(parseStaffLogEntry('e', fields)).toEqual(
      invalidFields.length === 0 ? { id: 'e', ...fields } : null,
    )
  },
)

test.each([[{ by: undefined }], [{ by: { uid: 1, name: 'Bisi' } }], [{ by: { uid: 'bisi', name: '' } }]])(
  'returns null without who it was: %j',
  (change) => expect(parseStaffLogEntry('e', { ...valid, ...change })).toBeNull(),
)

test('an entry that the server has not stored yet has no time', () =>
  expect(parseStaffLogEntry('e', { ...valid, at: null })).toEqual({ id: 'e', ...valid, at: null }))
