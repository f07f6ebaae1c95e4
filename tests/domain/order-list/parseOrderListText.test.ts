import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productFieldLimits } from '../../../web/domain/catalogue/product'
import { formatOrderList } from '../../../web/domain/order-list/formatOrderList'
import { isSerializedOrderItemList, serializeOrderItem } from '../../../web/domain/order-list/orderItems'
import { toOrderItems } from '../../../web/domain/order-list/orderList'
import { parseOrderListText } from '../../../web/domain/order-list/parseOrderListText'
import { isSingleLineText } from '../../../web/domain/validation/text'

const products = [
  { id: '1', name: 'Shea Butter' },
  { id: '2', name: 'Coconut Oil' },
  { id: '3', name: 'Ọṣẹ Dúdú' },
  { id: '35', name: 'Melt and Pour Soap Base' },
  { id: '65', name: 'Beeswax' },
]

/** The items as on the wire, then the unread texts. */
function parse(text: string): string[] {
  const { items, unreadTexts } = parseOrderListText(text, products)
  return [...items.map(serializeOrderItem), ...unreadTexts]
}

describe('a typed quantity of a product', () => {
  test.each([
    ['Shea Butter: 2', '1:4'],
    ['Shea Butter: 0.5', '1:1'],
    ['Shea Butter: 1,5', '1:3'],
    ['Shea Butter: .5', '1:1'],
    ['Shea Butter: 1/2', '1:1'],
    ['Shea Butter: 1 1/2', '1:3'],
    ['Shea Butter: 1½', '1:3'],
    ['Shea Butter 1 ½', '1:3'],
    ['Shea Butter: 2kg', '1:4'],
    ['Shea Butter: 2 KG.', '1:4'],
    ['Shea Butter 2 kilos', '1:4'],
    ['Coconut Oil: 2 litres', '2:4'],
    ['Shea Butter (2kg)', '1:4'],
    ['Shea Butter x 2', '1:4'],
    ['Shea Butter x2', '1:4'],
    ['Shea Butter × 2', '1:4'],
    ['Shea Butter 2x', '1:4'],
    ['Shea Butter - 2', '1:4'],
    ['Shea Butter – 2', '1:4'],
    ['Shea Butter = 2', '1:4'],
    ['Shea Butter, 2', '1:4'],
    ['Shea Butter:2', '1:4'],
    ['Shea Butter 2', '1:4'],
    ['Beeswax 2', '65:4'],
    ['Beeswax x 2', '65:4'],
    ['2 Shea Butter', '1:4'],
    ['2 x Shea Butter', '1:4'],
    ['2x Shea Butter', '1:4'],
    ['2kg Shea Butter', '1:4'],
    ['2 kg of shea butter', '1:4'],
    ['½ shea butter', '1:1'],
    ['1/2 kg shea butter', '1:1'],
    ['SHEA BUTTER: 2', '1:4'],
    ['  shea   butter :  2  ', '1:4'],
    ['ose dudu 3', '3:6'],
    ['- Shea Butter: 2', '1:4'],
    ['1. Shea Butter: 2', '1:4'],
    ['2) Shea Butter 2.5', '1:5'],
    ['Shea Butter: 999', '1:1998'],
  ])('%s', (text, entry) => {
    expect(parse(text)).toEqual([entry])
  })
})

describe('a typed list', () => {
  test.each([
    ['in another order', 'Coconut Oil: 1\nShea Butter: 2', ['2:2', '1:4']],
    ['with a line removed', 'Coconut Oil: 1', ['2:2']],
    ['with a line added', 'Shea Butter: 2\nBeeswax: 1', ['1:4', '65:2']],
    ['with a product twice', 'Shea Butter: 2\nshea butter: 1.5', ['1:7']],
    ['with blank lines and line ends of Windows', '\r\nShea Butter: 2\r\n\r\nBeeswax 1\r\n', ['1:4', '65:2']],
    ['in one line with commas', '2 kg shea butter, coconut oil 1,5, Beeswax: 1', ['1:4', '2:3', '65:2']],
    ['in one line with semicolons', 'Shea Butter: 2; Melt and Pour Soap Base: 1', ['1:4', '35:2']],
    ['with a note at a product', 'Shea Butter: 2, unrefined please', ['1:4', 'unrefined please']],
    [
      'with a note between the products',
      'Shea Butter: 2\nFor Friday, if you can',
      ['1:4', 'For Friday, if you can'],
    ],
    ['that is empty', ' \n ', []],
  ])('%s', (_, text, expected) => {
    expect(parse(text)).toEqual(expected)
  })
})

describe('what is left for a person to read, and never guessed', () => {
  test.each([
    'Shea Butter',
    '1. Shea Butter',
    'Shea Butter: two',
    'Shea Butter: 0',
    'Shea Butter: 1.7',
    'Shea Butter: 1/4',
    'Shea Butter: 1/0',
    'Shea Butter: 999.5',
    'Shea Butter: 1,500',
    'Shea Butter: 1-2',
    'Shea Butter: 1 2',
    'Shea Butter: 500 g',
    'Shea Butter: 500ml',
    'Shea Butter: 2 bags',
    'Shea: 2',
    'Shea Buter: 2',
    'Shea Butter & Coconut Oil: 2',
    'Moon Dust: 2',
    '2',
    ': 2',
  ])('%s', (text) => {
    expect(parse(text)).toEqual([text])
  })

  test('a name that two products share', () => {
    const twins = [...products, { id: '7', name: 'shea butter' }]
    expect(parseOrderListText('SHEA BUTTER: 1\nShea Butter: 2', twins)).toEqual({
      items: [{ productId: '1', halves: 4 }],
      unreadTexts: ['SHEA BUTTER: 1'],
    })
  })

  test('a sum above the maximum quantity, and products above the maximum number', () => {
    expect(parse('Shea Butter: 998\nShea Butter: 2\nShea Butter: 1')).toEqual(['1:1998', 'Shea Butter: 2'])
    const many = Array.from({ length: 201 }, (_, index) => ({
      id: String(index + 1),
      name: `Oil No${index}`,
    }))
    const { items, unreadTexts } = parseOrderListText(many.map(({ name }) => `${name}: 1`).join('\n'), many)
    expect([items.length, unreadTexts]).toEqual([200, ['Oil No200: 1']])
  })
})

describe('the parser beside the formatter', () => {
  const productName = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: productFieldLimits.name }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'x', '2', ' ', ',', ':', '½', '-', '.'), maxLength: 12 }),
    )
    .map((name) => name.trim())
    .filter((name) => isSingleLineText(name, productFieldLimits.name))
  const listedProducts = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99_999 }).map(String),
      name: productName,
      halves: fc.integer({ min: 1, max: 1998 }),
    }),
    { maxLength: 30, selector: ({ id }) => id },
  )

  test('reads every formatted list back, if no two products have the same name', () => {
    fc.assert(
      fc.property(listedProducts, (listed) => {
        const unique = [...new Map(listed.map((product) => [product.name, product])).values()]
        const list = unique.map(({ id, name, halves }) => ({ id, name, count: halves / 2 }))
        expect(parseOrderListText(formatOrderList(list), list)).toEqual({
          items: toOrderItems(list),
          unreadTexts: [],
        })
      }),
    )
  })

  test('reads any text as items that a request may contain', () => {
    const line = fc.string({
      unit: fc.constantFrom('Shea Butter', 'Coconut Oil', '2', '½', '/', ',', ':', ' ', 'kg', 'x', '\n'),
    })
    fc.assert(
      fc.property(fc.oneof(line, fc.string()), (text) => {
        expect(
          isSerializedOrderItemList(parseOrderListText(text, products).items.map(serializeOrderItem)),
        ).toBe(true)
      }),
    )
  })

  test('finishes for a text of the maximum length, whatever it contains', () => {
    for (const filler of [' ', '2', ',', '2 ', 'a ', '/', 'x '])
      expect(parse(filler.repeat(5000 / filler.length))).not.toContain('1:4')
  })
})
