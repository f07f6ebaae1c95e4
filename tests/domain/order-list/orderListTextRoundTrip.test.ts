import fc from 'fast-check'
import { randomText } from '../../randomText'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { productFieldLimits, units } from '../../../domain/catalogue/product'
import { formatOrderList, formatOrderListLine } from '../../../domain/order-list/formatOrderList'
import { isSerializedOrderItemList, serializeOrderItem } from '../../../domain/order-list/orderItems'
import { toOrderItems } from '../../../domain/order-list/orderList'
import { createListReader } from '../../../domain/typed-lists/createListReader'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'
import { isSingleLineText } from '../../../domain/validation/text'

const catalogue = await loadCatalogue()
const reader = createListReader(catalogue.products)

describe('the parser beside the formatter', () => {
  const productName = fc
    .oneof(
      randomText(productFieldLimits.name),
      fc.string({ unit: fc.constantFrom('a', 'b', 'x', '2', ' ', ',', ':', '½', '-', '.'), maxLength: 12 }),
    )
    .map((name) => name.trim())
    .filter((name) => isSingleLineText(name, productFieldLimits.name))
  const listedProducts = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99_999 }).map(String),
      name: productName,
      halves: fc.integer({ min: 1, max: 1998 }),
      unit: fc.constantFrom(...units),
    }),
    { maxLength: 30, selector: ({ id }) => id },
  )

  test('reads every formatted list back, with units or without, if no two products have the same name', () =>
    fc.assert(
      fc.property(listedProducts, fc.boolean(), (listed, hasUnits) => {
        const unique = [...new Map(listed.map((product) => [product.name, product])).values()]
        const list = unique.map(({ id, name, halves, unit }) => ({
          id,
          name,
          count: halves / 2,
          ...(hasUnits && { unit }),
        }))
        expect(parseOrderListText(formatOrderList(list), createListReader(list))).toEqual({
          items: toOrderItems(list),
          unreadTexts: [],
        })
      }),
    ))

  test('reads each product of the catalogue back, in its own unit alone, and as older texts have it', () => {
    const anyProduct = fc.constantFrom(...catalogue.products)
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: 1, max: 1998 }), ({ id, name, unit }, halves) => {
        const line = { name, count: halves / 2 }
        const read = { items: [{ productId: id, halves }], unreadTexts: [] }
        expect(parseOrderListText(formatOrderListLine({ ...line, unit }), reader)).toEqual(read)
        expect(parseOrderListText(formatOrderListLine(line), reader)).toEqual(read)
        for (const other of units.filter((each) => each !== unit)) {
          const text = formatOrderListLine({ ...line, unit: other })
          expect(parseOrderListText(text, reader)).toEqual({ items: [], unreadTexts: [text] })
        }
      }),
      { examples: catalogue.products.map((product) => [product, 3]) },
    )
  })

  test('reads any text as items that a request may contain', () => {
    const words = ['Shea Butter', 'Coconut Oil', '2', '½', '/', ',', ':', ' ', 'kg', 'litre', 'x', '\n']
    const line = fc.string({ unit: fc.constantFrom(...words) })
    fc.assert(
      fc.property(fc.oneof(line, fc.string()), (text) => {
        expect(
          isSerializedOrderItemList(parseOrderListText(text, reader).items.map(serializeOrderItem)),
        ).toBe(true)
      }),
    )
  })
})
