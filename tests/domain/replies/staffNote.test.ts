import { describe, expect, test } from 'vitest'
import { parseStaffNote } from '../../../domain/replies/staffNote'
import { applyFieldChanges } from '../../schemas/schemaCase'
import { staffNoteSchemaTestCases, validStaffNote } from '../../schemas/staffSchemaTestCases'

const createdAt = new Date('2026-11-20T09:00:00Z')
const stored = { uid: 'bisi', ...validStaffNote, createdAt }
const parsed = { id: 'n1', ...stored }

describe('parseStaffNote', () => {
  test.each(staffNoteSchemaTestCases)(
    'returns the note, or null if a field is invalid: $says',
    ({ change, invalidFields }) => {
      const expected = invalidFields.length === 0 ? { ...parsed, ...change } : null
      expect(parseStaffNote('n1', applyFieldChanges(stored, change))).toEqual(expected)
    },
  )

  test('leaves out unknown fields', () =>
    expect(parseStaffNote('n1', { ...stored, discount: 100 })).toEqual(parsed))

  test.each([
    ['is not stored yet', null],
    ['has a text as its time', '2026-11-20'],
    ['has an invalid date', new Date('soon')],
  ])('gives a note that %s no time', (_, time) =>
    expect(parseStaffNote('n1', { ...stored, createdAt: time })).toEqual({ ...parsed, createdAt: null }),
  )

  test.each([undefined, null, 7, ['bisi']])('rejects a note with the uid %j', (uid) =>
    expect(parseStaffNote('n1', { ...stored, uid })).toBeNull(),
  )

  test.each([undefined, null, 'text', []])('rejects %j', (value) =>
    expect(parseStaffNote('n1', value)).toBeNull(),
  )
})
