import { describe, expect, test } from 'vitest'
import { findPushDeviceErrors, parsePushDevice } from '../../../domain/push/pushDevice'
import {
  pushDeviceSchemaTestCases,
  pushDeviceWithMaxLengthFields,
  validPushDevice,
} from '../../schemas/pushDeviceSchemaTestCases'
import { applyFieldChanges } from '../../schemas/schemaCase'

const stored = { uid: 'ada', ...validPushDevice, createdAt: new Date('2026-11-20T09:00:00Z') }
const parsed = { id: 'd1', ...stored }

test('accepts a valid device, also at its maximum length', () =>
  expect([validPushDevice, pushDeviceWithMaxLengthFields].flatMap(findPushDeviceErrors)).toEqual([]))

describe.each(pushDeviceSchemaTestCases)('$says', ({ change, invalidFields }) => {
  test('findPushDeviceErrors names the invalid fields', () =>
    expect(findPushDeviceErrors(applyFieldChanges(validPushDevice, change))).toEqual(invalidFields))

  test('parsePushDevice returns the device, or null if a field is invalid', () => {
    const expected = invalidFields.length === 0 ? { ...parsed, ...change } : null
    expect(parsePushDevice('d1', applyFieldChanges(stored, change))).toEqual(expected)
  })
})

describe('parsePushDevice', () => {
  test('leaves out unknown fields', () =>
    expect(parsePushDevice('d1', { ...stored, staff: true })).toEqual(parsed))

  test.each([undefined, null, 7, ['ada']])('rejects the uid %j', (uid) => {
    expect(parsePushDevice('d1', { ...stored, uid })).toBeNull()
  })

  test.each([undefined, null, '2026-11-20', new Date('soon')])('rejects the time %j', (createdAt) => {
    expect(parsePushDevice('d1', { ...stored, createdAt })).toBeNull()
  })

  test.each([undefined, null, 'text', []])('rejects %j', (value) => {
    expect(parsePushDevice('d1', value)).toBeNull()
  })
})
