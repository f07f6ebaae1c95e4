import { describe, expect, test } from 'vitest'
import { findDraftErrors } from '../../../../domain/catalogue/editing/draftSchema'
import { parseProductDraft } from '../../../../domain/catalogue/editing/productDraft'
import {
  draftFieldsWithMaxLength,
  draftSchemaTestCases,
  validDraftFields,
} from '../../../schemas/productSchemaTestCases'
import { applyFieldChanges } from '../../../schemas/schemaCase'

const savedAt = new Date('2026-11-23T12:40:00Z')
const by = { uid: 'bisi', name: 'Bisi' }
const stored = { product: validDraftFields, by, savedAt }
const parsed = { ...stored, savedAt: savedAt.getTime() }

test('a draft may have every field, at its maximum length, or none', () => {
  expect(findDraftErrors('84', validDraftFields)).toEqual([])
  expect(findDraftErrors('99999', draftFieldsWithMaxLength)).toEqual([])
  expect(findDraftErrors('84', {})).toEqual([])
})

describe.each(draftSchemaTestCases)('$says', ({ change, invalidFields }) => {
  const product = applyFieldChanges(validDraftFields, change)

  test('findDraftErrors names the invalid fields', () =>
    expect(findDraftErrors('84', product)).toEqual(invalidFields))

  test('parseProductDraft returns the draft, or null if a field is invalid', () => {
    const expected = invalidFields.length === 0 ? { ...parsed, product } : null
    expect(parseProductDraft('84', { ...stored, product })).toEqual(expected)
  })
})

describe('parseProductDraft', () => {
  test('leaves out unknown fields', () => {
    const product = { ...validDraftFields, id: '84', price: 4500, constructor: 'x' }
    expect(parseProductDraft('84', { ...stored, product, note: '' })).toEqual(parsed)
  })

  test.each(['0', '084', '100000', 'x', ''])('rejects the id %j', (id) =>
    expect(parseProductDraft(id, { ...stored, product: {} })).toBeNull(),
  )

  test.each([undefined, null, 'text', []])('rejects the product %j', (product) =>
    expect(parseProductDraft('84', { ...stored, product })).toBeNull(),
  )

  test.each([undefined, null, 'Bisi', {}, { uid: 'bisi' }, { name: 'Bisi' }, { ...by, name: '' }])(
    'rejects the writer %j',
    (writer) => expect(parseProductDraft('84', { ...stored, by: writer })).toBeNull(),
  )

  test.each([undefined, null, '2026-11-23', 1, new Date('soon')])('rejects the time %j', (time) =>
    expect(parseProductDraft('84', { ...stored, savedAt: time })).toBeNull(),
  )

  test.each([undefined, null, 'text', []])('rejects %j', (value) =>
    expect(parseProductDraft('84', value)).toBeNull(),
  )
})
