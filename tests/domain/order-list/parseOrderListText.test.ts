import { describe, expect, test } from 'vitest'
import { serializeOrderItem } from '../../../domain/order-list/orderItems'
import { createListReader } from '../../../domain/typed-lists/createListReader'
import type { NamedProduct } from '../../../domain/order-list/listReader'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'

const products: NamedProduct[] = [
  { id: '1', name: 'Shea Butter', unit: 'kg' },
  { id: '2', name: 'Coconut Oil', unit: 'litre' },
  { id: '3', name: 'Ọṣẹ Dúdú', unit: 'piece' },
  { id: '9', name: 'Lemongrass', unit: 'bunch' },
  { id: '35', name: 'Melt and Pour Soap Base', unit: 'kg' },
  { id: '65', name: 'Beeswax', unit: 'kg' },
]

const parseWith = (text: string, named: readonly NamedProduct[]) =>
  parseOrderListText(text, createListReader(named))

/** The items as on the wire, then the unread texts. */
function parse(text: string): string[] {
  const { items, unreadTexts } = parseWith(text, products)
  return [...items.map(serializeOrderItem), ...unreadTexts]
}

describe('a typed quantity of a product', () => {
  test.each([
    ['1.5 kg Shea Butter', '1:3'],
    ['0.5 litre Coconut Oil', '2:1'],
    ['2 bunches Lemongrass', '9:4'],
    ['1 piece Ọṣẹ Dúdú', '3:2'],
    ['- 1.5 kg Shea Butter', '1:3'],
    ['1. 1.5 kg Shea Butter', '1:3'],
    ['2 bunches of lemongrass', '9:4'],
    ['Lemongrass, 1 bunch', '9:2'],
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
    ['Shea Butter: two', '1:4'],
    ['two and a half kilos shea butter', '1:5'],
    ['half a litre of coconut oil', '2:1'],
    ['Shea Butter: 500 g', '1:1'],
    ['1500ml coconut oil', '2:3'],
    ['Shea: 2', '1:4'],
    ['shear butter 2 kg', '1:4'],
    ['abeg add 2kg shea butter pls 🙏', '1:4'],
    ['ose dudu, one dozen', '3:24'],
  ])('%s', (text, entry) => expect(parse(text)).toEqual([entry]))
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
    ['in one line with and', '2 kg shea butter and coconut oil 1.5 & beeswax 1', ['1:4', '2:3', '65:2']],
    ['with a note at a product', 'Shea Butter: 2, unrefined please', ['1:4', 'unrefined please']],
    [
      'with a note between the products',
      'Shea Butter: 2\nFor Friday, if you can',
      ['1:4', 'For Friday, if you can'],
    ],
    ['that is empty', ' \n ', []],
  ])('%s', (_, text, expected) => expect(parse(text)).toEqual(expected))
})

describe('what is left for a person to read, and never guessed', () => {
  test.each([
    ...['Shea Butter', '1. Shea Butter', '2 - Shea Butter', 'Shea Butter: 0', 'Shea Butter: 1.7'],
    ...['Shea Butter: 1/4', 'Shea Butter: 1/0', 'Shea Butter: 999.5', 'Shea Butter: 1,500'],
    ...['Shea Butter: 1-2', 'Shea Butter: 1 2', '2 litres Shea Butter', 'Shea Butter: 2 l'],
    ...['2 kg Coconut Oil', 'Coconut Oil 2 pcs', '3 bunches of shea butter', 'Lemongrass: 1 kg'],
    ...['Shea Butter: 250 g', 'Shea Butter: 500ml', 'Shea Butter: 2 bags', 'Shea Butter 500g x 2'],
    ...['Shea Butter & Coconut Oil: 2', 'shea oil 2', 'coconut 2', 'Moon Dust: 2', '2', ': 2'],
  ])('%s', (text) => expect(parse(text)).toEqual([text]))

  test('a unit of another product in the same line', () =>
    expect(parse('2 litres Shea Butter, 1 litre Coconut Oil')).toEqual(['2:2', '2 litres Shea Butter']))

  test('a name that two products share', () => {
    const twins = [...products, { id: '7', name: 'shea butter' }]
    expect(parseWith('SHEA BUTTER: 1\nShea Butter: 2', twins)).toEqual({
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
    const { items, unreadTexts } = parseWith(many.map(({ name }) => `${name}: 1`).join('\n'), many)
    expect([items.length, unreadTexts]).toEqual([200, ['Oil No200: 1']])
  })
})

test('takes the unit from the catalogue where the stored order list has none yet', () => {
  const stored = { id: '1', name: 'Shea Butter' }
  for (const text of ['2 litres Shea Butter', '2 kg Shea Butter'])
    expect(parseWith(text, [stored, ...products])).toEqual(parseWith(text, products))
  expect(parseWith('2 litres Shea Butter', [stored]).items).toHaveLength(1)
})

test('finishes for a text of the maximum length, whatever it contains', () => {
  for (const filler of [' ', '2', ',', '2 ', 'a ', '/', 'x '])
    expect(parse(filler.repeat(5000 / filler.length))).not.toContain('1:4')
})
