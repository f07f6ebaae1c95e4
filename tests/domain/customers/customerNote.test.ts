import { expect, test } from 'vitest'
import { findNewestNote, listCustomerKeys, parseCustomerNote } from '../../../domain/customers/customerNote'
import { applyFieldChanges } from '../../schemas/schemaCase'
import { customerNoteSchemaTestCases, validCustomerNote } from '../../schemas/staffSchemaTestCases'

const metadata = { by: { uid: 'bisi', name: 'Bisi' }, updatedAt: new Date('2026-11-23T12:40:00Z') }

test.each(customerNoteSchemaTestCases)(
  'a stored note about a customer is read, or is none if it is malformed: $says',
  ({ change, invalidFields }) => {
    const { note, ...fields } = applyFieldChanges({ ...validCustomerNote, ...metadata }, change)
    const expected = invalidFields.length === 0 ? { text: note, ...fields } : null
    expect(parseCustomerNote({ note, ...fields })).toEqual(expected)
  },
)

test.each([{ by: undefined }, { by: { uid: 'bisi' } }, { updatedAt: undefined }, { updatedAt: 0 }])(
  'a note with %j is none: nobody could tell who wrote it, and when',
  (change) => expect(parseCustomerNote({ ...validCustomerNote, ...metadata, ...change })).toBeNull(),
)

test('of the notes under several numbers and addresses, the newest counts', () => {
  const older = { text: 'Older', ...metadata }
  const newer = { text: 'Newer', ...metadata, updatedAt: new Date('2026-11-24T08:00:00Z') }
  expect(findNewestNote([older, null, newer])).toBe(newer)
  expect(findNewestNote([null])).toBeNull()
})

test('a customer is known by the numbers and addresses of all their items, each once, at most ten', () => {
  const sender = { name: 'Ada', phone: '08031234567', whatsapp: '', email: '' }
  const other = { ...sender, phone: '+234 803 123 4567', email: 'Ada@Example.com' }
  const keys = ['phone:+2348031234567', 'email:ada@example.com']
  expect(listCustomerKeys([{ sender }, { sender: other }])).toEqual(keys)
  const many = Array.from({ length: 12 }, (_, index) => ({
    sender: { ...sender, email: `${index}@example.com` },
  }))
  expect(listCustomerKeys(many)).toHaveLength(10)
})
