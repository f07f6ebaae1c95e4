import { expect, test } from 'vitest'
import { parsePrice } from '../../../domain/prices/price'
import { applyFieldChanges } from '../../schemas/schemaCase'
import { priceSchemaTestCases, validPrice } from '../../schemas/staffSchemaTestCases'

const metadata = { by: { uid: 'bisi', name: 'Bisi' }, updatedAt: new Date('2026-11-23T12:40:00Z') }

test.each(priceSchemaTestCases)(
  'a stored price is read, or is none if it is malformed: $says',
  ({ change, invalidFields }) => {
    const fields = applyFieldChanges(validPrice, change)
    const expected = invalidFields.length === 0 ? { productId: '84', ...fields, ...metadata } : null
    expect(parsePrice('84', { ...fields, ...metadata })).toEqual(expected)
  },
)

test.each([{ by: undefined }, { by: { uid: 'bisi' } }, { updatedAt: undefined }, { updatedAt: 0 }])(
  'a price with %j is none: nobody could tell who set it, and when',
  (change) => expect(parsePrice('84', { ...validPrice, ...metadata, ...change })).toBeNull(),
)
