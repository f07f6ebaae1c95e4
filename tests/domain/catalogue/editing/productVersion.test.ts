import { describe, expect, test } from 'vitest'
import { parseProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { productSchemaTestCases, validProduct } from '../../../schemas/productSchemaTestCases'
import { applyFieldChanges } from '../../../schemas/schemaCase'

const publishedAt = new Date('2026-11-23T12:40:00Z')
const by = { uid: 'bisi', name: 'Bisi' }
const stored = { product: validProduct, by, publishedAt }
const parsed = { id: 'v1', ...stored, publishedAt: publishedAt.getTime() }

describe('parseProductVersion', () => {
  test.each(productSchemaTestCases)(
    'returns the version, or null if a field of the product is invalid: $says',
    ({ change, invalidFields }) => {
      const product = applyFieldChanges(validProduct, change)
      const expected = invalidFields.length === 0 ? { ...parsed, product } : null
      expect(parseProductVersion('84', 'v1', { ...stored, product })).toEqual(expected)
    },
  )

  test('leaves out unknown fields', () => {
    const product = { ...validProduct, price: 4500, updatedAt: publishedAt }
    expect(parseProductVersion('84', 'v1', { ...stored, product, note: '' })).toEqual(parsed)
  })

  test.each([undefined, null, 'Bisi', {}, { uid: 'bisi' }, { name: 'Bisi' }, { ...by, name: '' }])(
    'rejects the writer %j',
    (writer) => expect(parseProductVersion('84', 'v1', { ...stored, by: writer })).toBeNull(),
  )

  test.each([undefined, null, '2026-11-23', 1, new Date('soon')])('rejects the time %j', (time) =>
    expect(parseProductVersion('84', 'v1', { ...stored, publishedAt: time })).toBeNull(),
  )

  test.each([undefined, null, 'text', []])('rejects %j', (value) =>
    expect(parseProductVersion('84', 'v1', value)).toBeNull(),
  )
})
