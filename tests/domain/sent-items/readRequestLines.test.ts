import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOrderList } from '../../../domain/order-list/formatOrderList'
import { parseSerializedOrderItems } from '../../../domain/order-list/orderItems'
import { listRequestLines } from '../../../domain/sent-items/listRequestLines'
import { readRequestLines } from '../../../domain/sent-items/readRequestLines'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { demoItems } from '../../../seed/desk/demoItems'
import { createFormReader } from '../../../seed/desk/toDemoDocument'
import { demoOwnWords } from '../../demoOwnWords'
import { createSentItem, findProduct } from './createSentItem'

const { products } = await loadCatalogue()

describe('listRequestLines', () => {
  test.each([
    [[], []],
    [
      ['2:4', '1:3'],
      ['2:4', '1:3'],
    ],
    [
      ['2:4', '1:3', '2:1'],
      ['2:5', '1:3'],
    ],
    [['1:1998', '1:1998'], ['1:3996']],
  ])('adds up %j by product, in the order of first appearance: %j', (entries, sums) => {
    const lines = listRequestLines(parseSerializedOrderItems(entries))
    expect(lines.map(({ productId, halves }) => `${productId}:${halves}`)).toEqual(sums)
  })
})

describe('readRequestLines', () => {
  const read = (entries: string[], text: string, find: typeof findProduct = findProduct) =>
    readRequestLines({ kind: 'requests', items: parseSerializedOrderItems(entries), text }, find)
  const readTexts = (...args: Parameters<typeof read>) => read(...args).map((line) => line.text)
  const readOwnWords = (...args: Parameters<typeof read>) =>
    read(...args).flatMap(({ text, product }) => (product ? [] : text))

  test.each([
    [
      'by the names of the catalogue',
      ['2:4', '1:3', '2:1'],
      '',
      ['2.5 litres Argan Oil', '1.5 kg Shea Butter'],
    ],
    [
      'by the name in the text',
      ['1:3', '99:4'],
      'Shea Butter: 1.5\nMoon Dust: 2',
      ['1.5 kg Shea Butter', 'Moon Dust: 2'],
    ],
    [
      'by the name and the unit in the text',
      ['1:3', '99:4'],
      '1.5 kg Shea Butter\n2 bunches of Moon Dust',
      ['1.5 kg Shea Butter', '2 bunches Moon Dust'],
    ],
    ['by the id, without either', ['84:4'], 'As always', ['product 84: 2', 'As always']],
    ['by the id where the line has no name', ['84:4'], ': 2', ['product 84: 2', ': 2']],
    [
      'by the id where two lines could be it',
      ['84:4'],
      'Moon Dust: 2\nStar Dust: 2',
      ['product 84: 2', 'Moon Dust: 2', 'Star Dust: 2'],
    ],
  ])('names each product %s', (_, entries, text, lines) => expect(readTexts(entries, text)).toEqual(lines))

  test.each([
    ['a name that is not in the catalogue', 'Dates: 5', ['Dates: 5']],
    ['a wish', 'Moulds, if you sell any', ['Moulds, if you sell any']],
    ['a product without a quantity', 'some argan oil', ['some argan oil']],
    ['a product in a unit that is not its own', '3 litres shea butter', ['3 litres shea butter']],
    ['a product of which less was sent', '500 g shea butter', ['500 g shea butter']],
    ['another product than those that were sent', '2 kg cocoa butter', ['2 kg cocoa butter']],
    ['the rest of a line', '2 litres argan oil, Dates: 5; moulds', ['Dates: 5', 'moulds']],
    ['a greeting, for staff to leave out', 'Good morning,', ['Good morning,']],
    ['words in another script', 'Ẹ ṣé o!', ['Ẹ ṣé o!']],
  ])('has as a line what the sender wrote in words of their own: %s', (_, words, lines) => {
    const entries = words.startsWith('2 litres') ? ['1:3', '2:4'] : ['1:3']
    expect(readOwnWords(entries, `${words}\n\n1.5 kg Shea Butter`)).toEqual(lines)
  })

  test.each([
    ['misspelt', 'shear butter 1,5kg\n2 bags of shea butter', ['2 bags of shea butter']],
    ['by another name', 'pls add ori 1.5 kg\ndates 1.5kg', ['dates 1.5kg']],
    ['on several lines', 'shea one kilo\n500g sheer butter', []],
    ['and once more than was sent', 'Shea Butter: 1.5\nori 2kg', ['ori 2kg']],
  ])('does not list a product twice that its sender wrote %s', (_, text, lines) => {
    const find = (id: string) =>
      id === '1' ? { name: 'Shea Butter', unit: 'kg' as const, otherNames: ['Òrí'] } : undefined
    expect(readOwnWords(['1:3'], text, find)).toEqual(lines)
  })

  test.each([' ', '---', '* * *', '🙏🏾', '…'])('has no line for %j, which asks for nothing', (text) =>
    expect(readOwnWords(['1:3'], `1.5 kg Shea Butter\n${text}`)).toEqual([]),
  )

  test('has the same words as often as they were written', () =>
    expect(readOwnWords([], 'Dates: 5\nDates: 5')).toEqual(['Dates: 5', 'Dates: 5']))

  test('has all words of a request without products', () =>
    expect(readTexts([], 'Dates: 5\r\nShea Butter: 2\rand moulds')).toEqual([
      'Dates: 5',
      'Shea Butter: 2',
      'and moulds',
    ]))

  test.each([
    ['has another name', { name: 'Raw Shea', unit: 'kg' }, '1.5 kg Raw Shea'],
    ['has another unit', { name: 'Shea Butter', unit: 'piece' }, '1.5 pieces Shea Butter'],
    ['is deleted', undefined, '1.5 kg Shea Butter'],
  ] as const)('does not list a product twice that %s since', (_, product, line) => {
    const find = (id: string) => (id === '1' ? product : findProduct(id))
    const text = 'Dates: 5\n1.5 kg Shea Butter\n2 litres Argan Oil'
    expect(readTexts(['1:3', '2:4'], text, find)).toEqual([line, '2 litres Argan Oil', 'Dates: 5'])
  })

  test('finds the former name of a product beside another of the same quantity, however that was written', () => {
    const find = (id: string) => (id === '1' ? { name: 'Raw Shea' } : findProduct(id))
    expect(readTexts(['1:3', '2:3'], 'shea butter x 1.5\nargan-oil x 1.5', find)).toEqual([
      'Raw Shea: 1.5',
      '1.5 litres Argan Oil',
    ])
  })

  test('lists what several renamed and deleted products were called once', () => {
    const find = (id: string) => (id === '1' ? { name: 'Raw Shea' } : undefined)
    expect(readOwnWords(['1:3', '2:4', '3:4'], 'Shea Butter: 1.5\nArgan Oil: 2\nOats: 2', find)).toEqual([])
  })

  test('has none for an enquiry', () => {
    const enquiry = createSentItem({ kind: 'enquiries', items: [], text: 'Dates: 5' })
    expect(readRequestLines(enquiry, findProduct)).toEqual([])
  })
})

describe('a list that the site has written', () => {
  const product = fc.constantFrom(...products)
  const list = fc.uniqueArray(fc.record({ product, halves: fc.integer({ min: 1, max: 1998 }) }), {
    selector: ({ product: { id } }) => id,
    minLength: 1,
    maxLength: 20,
  })
  const toRequest = (lines: { product: (typeof products)[number]; halves: number }[]) => ({
    kind: 'requests' as const,
    items: lines.map(({ product: { id }, halves }) => ({ productId: id, halves })),
    text: formatOrderList(
      lines.map(({ product: { name, unit }, halves }) => ({ name, unit, count: halves / 2 })),
    ),
  })

  test('comes back line by line, and none of it as words of the sender', () =>
    fc.assert(
      fc.property(list, (lines) => {
        const request = toRequest(lines)
        const read = readRequestLines(request, (id) => products.find((each) => each.id === id))
        expect(read.map(({ text }) => text).join('\n')).toBe(request.text)
        expect(read.every((line) => line.product !== null)).toBe(true)
      }),
    ))

  test('has no line twice while the catalogue does not load, where each quantity is another', () =>
    fc.assert(
      fc.property(
        list.map((lines) => lines.map((line, index) => ({ ...line, halves: index + 1 }))),
        (lines) => {
          const request = toRequest(lines)
          const read = readRequestLines(request, () => undefined)
          expect(read.map(({ text }) => text).join('\n')).toBe(request.text)
        },
      ),
    ))
})

test('the demo requests have exactly these lines in words of their senders', () => {
  const reader = createFormReader(products)
  const words = demoItems.flatMap((item) => {
    if (item.kind === 'enquiries') return []
    const { items } = parseOrderListText(item.list, reader)
    const lines = readRequestLines({ kind: item.kind, items, text: item.list }, (id) =>
      products.find((each) => each.id === id),
    )
    return lines.flatMap(({ text, product }) => (product ? [] : text))
  })
  expect(words).toEqual(demoOwnWords)
})
