import { describe, expect, test } from 'vitest'
import { parsePushDevice } from '../../../domain/push/pushDevice'
import { pushDeviceSchemaTestCases, validPushDevice } from '../../schemas/pushDeviceSchemaTestCases'
import { applyFieldChanges } from '../../schemas/schemaCase'

const stored = { uid: 'ada', ...validPushDevice, createdAt: new Date('2026-11-20T09:00:00Z') }
const parsed = { id: 'd1', ...stored }

describe('parsePushDevice', () => {
  test.each(pushDeviceSchemaTestCases)(
    'returns the device, or null if a field is invalid: $says',
    ({ change, invalidFields }) => {
      const expected = invalidFields.length === 0 ? { ...parsed, ...change } : null
      expect(parsePushDevice('d1', applyFieldChanges(stored, change))).toEqual(expected)
    },
  )

  test('leaves out unknown fields', () =>
    expect(parsePushDevice('d1', { ...stored, staff: true })).toEqual(parsed))

  test.each([undefined, null, 7, ['ada']])('rejects the uid %j', (uid) =>
    expect(parsePushDevice('d1', { ...stored, uid })).toBeNull(),
  )

  test.each([undefined, null, '2026-11-20', new Date('soon')])('rejects the time %j', (createdAt) =>
    expect(parsePushDevice('d1', { ...stored, createdAt })).toBeNull(),
  )

  test.each([undefined, null, 'text', []])('rejects %j', (value) =>
    expect(parsePushDevice('d1', value)).toBeNull(),
  )
})
